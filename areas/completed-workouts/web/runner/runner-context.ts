import { createContext, use } from 'react';
import type { Prescription } from '../../contract/prescription.ts';
import type { ExerciseHistory } from '../../contract/exercise-history.ts';
import type { TrainingExercise } from '../../contract/training.ts';
import type { RunningRow } from '../../rules/set-order.ts';
import { shareKgWithOrigin } from '../share-kg.ts';
import type { Texts } from '../text.ts';
import type { LocalPrescription, LocalWorkout, LocalWorkoutStore } from './local-store/local-workout-store.ts';
import type { SyncStatus } from '#shell/web/device-store/sync-loop.ts';

/** The workout that is open in the runner. */
export interface Runner {
  store: LocalWorkoutStore;
  workout: LocalWorkout;
  prescribed: LocalPrescription;
  prescription: Prescription;
  /** The prescribed rows with their changes. */
  rows: readonly RunningRow[];
  syncStatus: SyncStatus;
  /**
   * The client whose workout is logged in person; the name is empty while it is loading. Null for the user's own
   * workout.
   */
  client: { id: string; name: string } | null;
  /** Fetches the workout from the server again, because discarded corrections were deleted from this device. */
  reload?: () => void;
}

export const RunnerContext = createContext<Runner | null>(null);

export function useRunner(): Runner {
  const runner = use(RunnerContext);
  if (!runner) throw new Error('useRunner: outside the runner');
  return runner;
}

export function historyOf({ history }: LocalPrescription, exerciseId: string): ExerciseHistory | undefined {
  return history.find((exercise) => exercise.exerciseId === exerciseId);
}

/** The tested maximum of an exercise, in kg; null without one: an estimate may be lower than what can be lifted. */
export function testedMaximumOf(prescribed: LocalPrescription, exerciseId: string): number | null {
  const history = historyOf(prescribed, exerciseId);
  return history?.isOneRepMaxTested ? history.oneRepMaxKg : null;
}

/**
 * The kg of a load that is a share of the maximum, which say where it is estimated; '' in a correction, because the maximum of today is
 * not that of the day on which the workout was done.
 */
export function currentShareKg(t: Texts, { store, prescribed }: Runner, row: RunningRow): string {
  return store.isCorrection ? '' : shareKgWithOrigin(t, row, prescribed);
}

export function exerciseOf({ exercises }: LocalPrescription, exerciseId: string): TrainingExercise | undefined {
  return exercises.find(({ id }) => id === exerciseId);
}

/** The equipment of an exercise; of an alternative also before the server sent its details. Undefined: not known. */
export function equipmentOf({ exercises }: LocalPrescription, exerciseId: string): TrainingExercise['equipment'] {
  const known = [...exercises, ...exercises.flatMap(({ alternatives }) => alternatives)];
  return known.find(({ id, equipment }) => id === exerciseId && equipment)?.equipment;
}

/** Whether `ExerciseSheet` has something to show about the exercise of a row. */
export function hasExerciseDetails(
  prescribed: LocalPrescription,
  { exerciseId, info }: Pick<RunningRow, 'exerciseId' | 'info'>,
): boolean {
  const exercise = exerciseOf(prescribed, exerciseId);
  if (info) return true;
  return !!exercise && (!!exercise.instructions || exercise.assets.length > 0 || exercise.primaryMuscles.length > 0);
}
