export { findNamedExercises as findExercises, type NamedExercise } from './store/exercises.ts';
