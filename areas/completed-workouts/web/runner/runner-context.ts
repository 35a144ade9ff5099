import { createContext, use } from 'react';
import type { ExercisePast, TrainingExercise } from '../../contract/training.ts';
import type { Kept, KeptWorkout, WorkoutQueue } from './queue.ts';
import type { Sending } from './sender.ts';

/** What every part of the running workout works with. */
export interface Running {
  queue: WorkoutQueue;
  kept: Kept;
  sending: Sending;
  prescribed: KeptWorkout;
}

export const RunningContext = createContext<Running | null>(null);

export function useRunning(): Running {
  const running = use(RunningContext);
  if (!running) throw new Error('useRunning: outside the runner');
  return running;
}

export function pastOf({ past }: KeptWorkout, exerciseId: string): ExercisePast | undefined {
  return past.find((exercise) => exercise.exerciseId === exerciseId);
}

export function exerciseOf({ exercises }: KeptWorkout, exerciseId: string): TrainingExercise | undefined {
  return exercises.find(({ id }) => id === exerciseId);
}
