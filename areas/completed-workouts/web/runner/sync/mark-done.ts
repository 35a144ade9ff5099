import { updateCached } from '#shell/web/api/cached-query.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import type { WorkoutSyncResult } from '../../../contract/sync.ts';
import type { Training } from '../../../contract/training.ts';
import { withWorkoutsOfDevice } from '../../../rules/history-of-device.ts';
import { withLocalWorkouts } from '../../../rules/next-workout.ts';
import { dayOfWorkout } from '../../../rules/workout-day.ts';
import { addToOtherHistories, finishedWorkoutOf } from '../local-store/finished-workouts.ts';
import type { LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { cachedTraining } from './cached-training.ts';

/** What a response changes on the device once a workout is finished or corrected: a chunk that the first page does not load. */
export const afterEnd = { addToOtherHistories, markDone };

/**
 * Marks a finished workout in the cached week, and adds it to the cached history: both are used if the connection is lost before they are
 * fetched again.
 */
function markDone(store: LocalWorkoutStore, end: SyncedEnd): Promise<void> {
  const { clientId, workoutId } = store;
  const workout = finishedWorkoutOf(store);
  const isCounted = workout !== null && workout.sets.length > 0;
  const free = isCounted && workout.prescription.isFree ? { title: workout.prescription.title, dayNumber: 0 } : null;
  return updateCached(clientId, cachedTraining, ({ training }) => {
    const history = workout ? withWorkoutsOfDevice(training.history, [workout]) : training.history;
    return { training: { ...withDone(training, workoutId, { ...end, free }), history } };
  });
}

type SyncedEnd = Pick<WorkoutSyncResult, 'completedWorkoutId' | 'finishedAt'> &
  Partial<Pick<WorkoutSyncResult, 'startedAt'>>;

interface WorkoutEnd extends SyncedEnd {
  /** A free workout, which is in no week of a program; missing for any other. */
  free?: { title: string; dayNumber: number } | null;
}

/**
 * A workout that is done in the training already changes nothing: the same end may be sent twice. For a free one of an earlier day the
 * training has no list from which to see that; it is counted when the training is read again.
 */
export function withDone(stored: Training, workoutId: string, end: WorkoutEnd): Training {
  const training = withoutBegun(stored, workoutId);
  const { today } = training;
  const { completedWorkoutId, free = null } = end;
  const planned = today.week.find((workout) => workout.workoutId === workoutId);
  const done = planned ?? free;
  const isKnown = today.doneToday.some((one) => one.completedWorkoutId === completedWorkoutId);
  if (!done || planned?.state === 'done' || isKnown) return training;

  const timeZone = currentTimeZone();
  const finishedAt = end.finishedAt ?? undefined;
  const finishedOn = finishedAt ? dayOfWorkout({ startedAt: end.startedAt, finishedAt }, timeZone) : today.day;
  // The response may be of an earlier day or week.
  const day = finishedOn > today.day ? finishedOn : today.day;
  const isOfDay = finishedOn === day;
  if (!planned && !isOfDay) return training;
  const finished = { workoutId, isBegun: true, isFinished: true, finishedAt, finishedOn, isUnsentFree: free !== null };
  const present = withLocalWorkouts(today, [finished], { day, timeZone });
  const week = present.week.map((one) => (one.workoutId === workoutId ? { ...one, completedWorkoutId } : one));
  const before = day === today.day ? today.doneToday : [];
  const added = isOfDay ? [{ completedWorkoutId, title: done.title, dayNumber: done.dayNumber }] : [];
  const doneToday = [...added, ...before].slice(0, 5);
  return { ...training, today: { ...today, ...present, week, doneToday } };
}

function withoutBegun(training: Training, workoutId: string): Training {
  const { begun, today } = training;
  const isOther = (one: { workoutId: string | null }) => one.workoutId !== workoutId;
  const { begunElsewhere = [] } = today;
  if (begun.every(isOther) && begunElsewhere.every(isOther)) return training;
  return {
    ...training,
    begun: begun.filter(isOther),
    today: { ...today, begunElsewhere: begunElsewhere.filter(isOther) },
  };
}
