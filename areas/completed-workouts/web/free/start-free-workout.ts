import { newId } from '#shell/common/ids.ts';
import type { Training } from '../../contract/training.ts';
import { type AddedExercise, addRow } from '../runner/local-store/added-rows.ts';
import { begin } from '../runner/local-store/begin.ts';
import { createLocalWorkoutStore, type WorkoutRef } from '../runner/local-store/local-workout-store.ts';

interface FreeStart extends Pick<WorkoutRef, 'clientId' | 'byMembershipId'> {
  /** In person nothing is known but the settings. */
  training: Pick<Training, 'settings'> & Partial<Pick<Training, 'history' | 'exercises' | 'freePermission'>>;
  title: string;
  /** The exercises of the workout that is repeated. */
  exercises?: readonly AddedExercise[];
}

/**
 * Begins a free workout on this device, also without a connection, and returns its id, which is the `workoutId` in the runner and the id
 * of the completed workout. The permission of the coach is stored as the signature; a professional in person needs none.
 */
export function startFreeWorkout({ training, title, exercises = [], ...workout }: FreeStart): string {
  const workoutId = newId();
  const store = createLocalWorkoutStore({ ...workout, workoutId });
  const ofNoProgram = { programId: null, programTitle: '', info: '', weekNumber: 0, dayNumber: 0, rows: [] };
  const signed = {
    prescription: { ...ofNoProgram, workoutId, title, isFree: true },
    signature: training.freePermission ?? '',
  };
  const { history = [], exercises: known = [], settings } = training;
  store.save('prescribed', { signed, history, exercises: known, settings, fetchedAt: Date.now() });
  begin(store);
  for (const exercise of exercises) addRow(store, exercise);
  return workoutId;
}
