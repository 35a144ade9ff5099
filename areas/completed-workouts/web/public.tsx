export { RecordText } from './history/RecordText.tsx';
export { loadToday } from './today/load-today.ts';
export type { NutritionOfToday } from './today/nutrition-of-today.ts';
export { useBegunText } from './use-begun-text.ts';
export { useSetCount } from './use-set-count.ts';
export { useSkipNote } from './use-skip-note.ts';
export { useWorkoutName } from './use-workout-name.ts';
export { WorkoutBadges } from './WorkoutBadges.tsx';
