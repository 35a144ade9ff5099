import type { Prescription } from '../contract/prescription.ts';
import type { CompletedWorkout } from '../contract/workout.ts';

/** Returns the prescription with which a workout was begun. `workoutId`: its prescribed workout, which may have been deleted since. */
export function prescriptionOf(begun: CompletedWorkout, workoutId: string): Prescription {
  const { programId, programTitle, title, info, weekNumber, dayNumber, rows, source } = begun;
  const prescription = { workoutId, programId, programTitle, title, info, weekNumber, dayNumber, rows };
  return source === 'free' ? { ...prescription, isFree: true } : prescription;
}
