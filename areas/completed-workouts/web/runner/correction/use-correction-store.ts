import type { Subject } from '#shell/web/api/subject.ts';
import { isFullySynced, type LocalWorkout, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { useLocalWorkout, useLocalWorkoutStore } from '../local-store/use-local-workout.ts';

/** The corrections of a finished workout that this device stores. */
export function useCorrectionStore(subject: Subject, completedWorkoutId: string): LocalWorkoutStore {
  return useLocalWorkoutStore(subject, completedWorkoutId, { isCorrection: true });
}

/** The corrections of a finished workout that this device has still to send. */
export function usePendingCorrection(subject: Subject, completedWorkoutId: string): LocalWorkout | null {
  const workout = useLocalWorkout(useCorrectionStore(subject, completedWorkoutId));
  return isFullySynced(workout) ? null : workout;
}
