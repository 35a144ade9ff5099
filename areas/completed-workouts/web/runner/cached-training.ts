import { updateCached, readCached } from '#shell/web/api/cached-query.ts';
import { trainingRoutes, type Training } from '../../contract/training.ts';
import type { WorkoutDetail } from './apply-server-workout.ts';
import type { WorkoutRef } from './local-workout-store.ts';

/** A workout out of what the phone keeps for training without a network, as opening it would answer. */
export async function workoutDetailFromCache({
  clientId,
  workoutId,
}: WorkoutRef): Promise<{ opened: WorkoutDetail; keptAt: number } | null> {
  const kept = await readCached(clientId, trainingRoutes.training, {});
  const training = kept?.answer.training;
  const signed = training?.workouts.find(({ prescription }) => prescription.workoutId === workoutId);
  if (!kept || !training || !signed) return null;

  const exerciseIds = new Set(signed.prescription.rows.map(({ exerciseId }) => exerciseId));
  const alternativeIds = new Set(
    training.exercises.filter(({ id }) => exerciseIds.has(id)).flatMap((one) => one.alternatives.map(({ id }) => id)),
  );
  const isOfIt = (id: string) => exerciseIds.has(id) || alternativeIds.has(id);
  const opened = {
    ...signed,
    history: training.history.filter(({ exerciseId }) => isOfIt(exerciseId)),
    exercises: training.exercises.filter(({ id }) => isOfIt(id)),
    settings: training.settings,
    begun: training.begun.find((begun) => begun.workoutId === workoutId) ?? null,
  };
  return { opened, keptAt: kept.fetchedAt };
}

/** The server has the end: the week that is kept says so too, should the network be gone before it is asked again. */
export function markDone({ clientId, workoutId }: WorkoutRef, completedWorkoutId: string): Promise<void> {
  return updateCached(clientId, {
    route: trainingRoutes.training,
    request: {},
    change: ({ training }) => ({ training: withDone(training, workoutId, completedWorkoutId) }),
  });
}

export function withDone(training: Training, workoutId: string, completedWorkoutId: string): Training {
  const { today } = training;
  const done = today.week.find((workout) => workout.workoutId === workoutId);
  if (!done || done.state === 'done') return training;

  const week = today.week.map((workout) =>
    workout === done ? { ...workout, state: 'done' as const, completedWorkoutId } : workout,
  );
  const after = week.slice(week.findIndex((workout) => workout.workoutId === workoutId) + 1);
  const isOpen = ({ state }: { state: string }) => state === 'to_do';
  const next = today.next?.workoutId === workoutId ? (after.find(isOpen) ?? week.find(isOpen) ?? null) : today.next;
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
