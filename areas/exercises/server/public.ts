export { findNamedExercises as findExercises } from './store/exercises.ts';
