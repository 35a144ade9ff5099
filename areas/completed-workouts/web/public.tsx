export { RecordText } from './history/RecordText.tsx';
export { loadToday } from './today/load-today.ts';
export { useWorkoutName } from './use-workout-name.ts';
export { WorkoutBadges } from './WorkoutBadges.tsx';
