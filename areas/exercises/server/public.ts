export { findByCodes, findNamedExercises } from './store/exercises.ts';
export { exerciseUses } from './store/visibility.ts';
export { matchNames } from './operations/match-names.ts';
export { createForImport } from './operations/create-for-import.ts';
export { findExercises } from './store/search.ts';
export { listExerciseChoices } from './operations/choices.ts';
export { findTrainingExercises } from './operations/training.ts';
export { findThumbnails } from './store/thumbnails.ts';
export { type NamedExercise, translateNames } from './store/library-names.ts';
