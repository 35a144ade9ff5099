import { createContext, use } from 'react';
import type { ExerciseHistory, TrainingExercise } from '../../contract/training.ts';
import type { LocalWorkout, LocalPrescription, LocalWorkoutStore } from './local-workout-store.ts';
import type { SyncStatus } from './sync-loop.ts';

/** What every part of the running workout works with. */
export interface Running {
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
  sending: SyncStatus;
  prescribed: LocalPrescription;
}

export const RunningContext = createContext<Running | null>(null);

export function useRunning(): Running {
  const running = use(RunningContext);
  if (!running) throw new Error('useRunning: outside the runner');
  return running;
}

export function pastOf({ past }: LocalPrescription, exerciseId: string): ExerciseHistory | undefined {
  return past.find((exercise) => exercise.exerciseId === exerciseId);
}

export function exerciseOf({ exercises }: LocalPrescription, exerciseId: string): TrainingExercise | undefined {
  return exercises.find(({ id }) => id === exerciseId);
}
