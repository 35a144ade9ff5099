import { type CachedRoute, readCached, updateCached } from '#shell/web/api/cached-query.ts';
import { type Training, trainingRoutes, type WorkoutDetail } from '../../../contract/training.ts';
import type { WorkoutRef } from '../local-store/local-workout-store.ts';
import { withCurrentNames } from '../local-store/stored-names.ts';

/** The training route, whose response is cached per client for use without a connection. */
export const cachedTraining: CachedRoute<typeof trainingRoutes.training> = {
  route: trainingRoutes.training,
  request: {},
  upgrade: ({ training }) => ({ training: withCurrentNames(training) as Training }),
};

/**
 * Returns the detail of a workout, built from the training response cached on this device, in the form the server
 * returns; null when it is not cached.
 */
export async function workoutDetailFromCache({
  clientId,
  workoutId,
}: WorkoutRef): Promise<{ detail: WorkoutDetail; fetchedAt: number } | null> {
  const cached = await readCached(clientId, cachedTraining);
  const training = cached?.response.training;
  const signed = training?.workouts.find(({ prescription }) => prescription.workoutId === workoutId);
  if (!training || !signed) return null;

  const rowIds = new Set(signed.prescription.rows.map(({ exerciseId }) => exerciseId));
  const alternatives = training.exercises.flatMap((exercise) => (rowIds.has(exercise.id) ? exercise.alternatives : []));
  const exerciseIds = new Set([...rowIds, ...alternatives.map(({ id }) => id)]);
  const detail = {
    ...signed,
    history: training.history.filter(({ exerciseId }) => exerciseIds.has(exerciseId)),
    exercises: training.exercises.filter(({ id }) => exerciseIds.has(id)),
    settings: training.settings,
    begun: training.begun.find((begun) => begun.workoutId === workoutId) ?? null,
  };
  return { detail, fetchedAt: cached.fetchedAt };
}

/** Marks a finished workout in the cached week, which is shown if the connection is lost before it is fetched again. */
export function markDone({ clientId, workoutId }: WorkoutRef, completedWorkoutId: string): Promise<void> {
  return updateCached(clientId, cachedTraining, ({ training }) => ({
    training: withDone(training, workoutId, completedWorkoutId),
  }));
}

export function withDone(training: Training, workoutId: string, completedWorkoutId: string): Training {
  const { today } = training;
  const done = today.week.find((workout) => workout.workoutId === workoutId);
  if (!done || done.state === 'done') return training;

  const week = today.week.map((workout) =>
    workout === done ? { ...workout, state: 'done' as const, completedWorkoutId } : workout,
  );
  const after = week.slice(week.findIndex((workout) => workout.workoutId === workoutId) + 1);
  const isToDo = ({ state }: { state: string }) => state === 'to_do';
  const next = today.next?.workoutId === workoutId ? (after.find(isToDo) ?? week.find(isToDo) ?? null) : today.next;
  return {
    ...training,
    begun: training.begun.filter((begun) => begun.workoutId !== workoutId),
    today: {
      ...today,
      week,
      next,
      doneToday: [{ completedWorkoutId, title: done.title }, ...today.doneToday].slice(0, 5),
      doneThisWeek: today.doneThisWeek + 1,
      totalDone: today.totalDone + 1,
    },
  };
}
