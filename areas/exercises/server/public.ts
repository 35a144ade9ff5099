export { findNamedExercises as findExercises } from './store/exercises.ts';
export { matchNames } from './store/match.ts';
