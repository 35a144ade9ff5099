import { plainDateInZone } from '#shell/common/dates.ts';
import { type CachedRoute, readCached, updateCached } from '#shell/web/api/cached-query.ts';
import {
  type Training,
  trainingRoutes,
  type WorkoutDetail,
  type WorkoutSyncResult,
} from '../../../contract/training.ts';
import { withWorkoutsOfDevice } from '../../../rules/history-of-device.ts';
import { withLocalWorkouts } from '../../../rules/next-workout.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { finishedWorkoutOf } from '../local-store/finished-workouts.ts';
import type { LocalWorkoutStore, WorkoutRef } from '../local-store/local-workout-store.ts';
import { withCurrentNames } from '../local-store/stored-names.ts';

/** The training route, whose response is cached per client for use without a connection. */
export const cachedTraining: CachedRoute<typeof trainingRoutes.training> = {
  route: trainingRoutes.training,
  request: {},
  upgrade: ({ training }) => ({ training: withPrograms(withCurrentNames(training) as Training) }),
};

/** The training of an earlier release is of one program, which its workouts do not name, or has no `programInfo`. */
function withPrograms(stored: Training): Training {
  const training = { ...stored, programInfo: stored.programInfo ?? {} };
  const { today } = training;
  const { program } = today;
  if (today.programs || !program) return { ...training, today: { ...today, programs: today.programs ?? [] } };
  const named = <W extends object>(workout: W) => ({ ...workout, programId: program.id, programTitle: program.title });
  const next = today.next && named(today.next);
  return { ...training, today: { ...today, programs: [program], next, week: today.week.map(named) } };
}

/** A workout of the cached training, as the server would return it. */
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
    earlyStart: earlyStartFrom(training.today, workoutId),
  };
  return { detail, fetchedAt: cached.fetchedAt };
}

function earlyStartFrom({ programs, week }: Training['today'], workoutId: string): WorkoutDetail['earlyStart'] {
  const workout = week.find((one) => one.workoutId === workoutId);
  const program = programs.find(({ id }) => id === workout?.programId);
  return workout && program?.state === 'upcoming' ? { startsOn: program.startsOn, date: workout.date } : null;
}

/**
 * Marks a finished workout in the cached week, and adds it to the cached history: both are used if the connection is lost before they are
 * fetched again.
 */
export function markDone(store: LocalWorkoutStore, end: WorkoutEnd): Promise<void> {
  const { clientId, workoutId } = store;
  const workout = finishedWorkoutOf(store);
  return updateCached(clientId, cachedTraining, ({ training }) => {
    const history = workout ? withWorkoutsOfDevice(training.history, [workout]) : training.history;
    return { training: { ...withDone(training, workoutId, end), history } };
  });
}

type WorkoutEnd = Pick<WorkoutSyncResult, 'completedWorkoutId' | 'finishedAt'>;

export function withDone(stored: Training, workoutId: string, end: WorkoutEnd): Training {
  const training = withoutBegun(stored, workoutId);
  const { today } = training;
  const done = today.week.find((workout) => workout.workoutId === workoutId);
  if (!done || done.state === 'done') return training;

  const { completedWorkoutId } = end;
  const timeZone = currentTimeZone();
  const finishedAt = end.finishedAt ?? undefined;
  const finishedOn = finishedAt ? plainDateInZone(finishedAt, timeZone) : today.day;
  // The response may be of an earlier day or week.
  const day = finishedOn > today.day ? finishedOn : today.day;
  const finished = { workoutId, isBegun: true, isFinished: true, finishedAt };
  const present = withLocalWorkouts(today, [finished], { day, timeZone });
  const week = present.week.map((one) => (one.workoutId === workoutId ? { ...one, completedWorkoutId } : one));
  const before = day === today.day ? today.doneToday : [];
  const doneToday = [{ completedWorkoutId, title: done.title, dayNumber: done.dayNumber }, ...before].slice(0, 5);
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
