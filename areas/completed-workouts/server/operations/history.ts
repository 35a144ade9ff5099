import type { Subject } from '#areas/clients/server/public.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import { found } from '#shell/common/problem.ts';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type historyRoutes as routes, trendWeeks } from '../../contract/history.ts';
import { addMonths } from '../../rules/calendar.ts';
import { streakWeeks } from '../../rules/streak.ts';
import { trendOf } from '../../rules/trend.ts';
import { exercisePerformance } from '../../rules/progress.ts';
import { findFinishedWork } from '../store/finished-work.ts';
import * as history from '../store/history.ts';
import { findProgramsBetween } from '../store/today.ts';
import { readScheduleOf, todayOfClient } from './today.ts';
import { findRecords } from '../store/records.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type Request<Name extends keyof typeof routes> = ParsedRequest<(typeof routes)[Name]['own']>;
type Response<Name extends keyof typeof routes> = Promise<ApiResponse<(typeof routes)[Name]['own']>>;

export async function listExercises(
  scope: Scope,
  { clientId }: Subject,
  filters: Request<'exercises'>,
): Response<'exercises'> {
  return history.findTrainedExercises(scope, { ...filters, clientId });
}

/**
 * Returns the performances of an exercise, oldest first. A deleted exercise is found when the client has done it; an
 * exercise that was never done has no performances.
 */
export async function readProgress(
  scope: Scope,
  { clientId }: Subject,
  { exerciseId, from }: Request<'progress'>,
): Response<'progress'> {
  const name = found(await history.findExerciseName(scope, clientId, exerciseId));
  const workouts = await history.findSetsByWorkout(scope, { clientId, exerciseId, from });
  const performances = workouts.toReversed().flatMap((workout) => exercisePerformance(workout) ?? []);
  return { exercise: { id: exerciseId, name }, performances };
}

export async function listRecords(
  scope: Scope,
  { clientId }: Subject,
  filters: Request<'records'>,
): Response<'records'> {
  const { exerciseId, completedWorkoutId } = filters;
  if (exerciseId) found(await history.findExerciseName(scope, clientId, exerciseId));
  if (completedWorkoutId) found(await findCompletedWorkout(scope, { id: completedWorkoutId, clientId }));
  return findRecords(scope, { ...filters, clientId });
}

export async function readTrend(scope: Scope, { clientId }: Subject): Response<'trend'> {
  const day = await todayOfClient(scope, clientId);
  const monday = mondayOf(day);
  const mondays = Array.from({ length: trendWeeks }, (_, index) => addDays(monday, (index - trendWeeks + 1) * 7));
  const from = mondays[0] ?? monday;
  const [trained, { programs, schedule }] = await Promise.all([
    history.findTrainedVolumes(scope, { clientId, from }),
    findProgramsBetween(scope, { clientId, from, until: addDays(monday, 6) }).then(async (programs) => ({
      programs,
      schedule: await readScheduleOf(scope, programs),
    })),
  ]);
  const ids = schedule.flatMap(({ state, completedWorkoutId }) => (state === 'done' ? (completedWorkoutId ?? []) : []));
  const finishedWork = await findFinishedWork(scope, ids);
  return { weeks: trendOf({ trained, programs, schedule, finishedWork, mondays, today: day }) };
}

export async function listTrainingDays(
  scope: Scope,
  { clientId }: Subject,
  { month }: Request<'trainingDays'>,
): Response<'trainingDays'> {
  const from = `${month}-01`;
  const day = await todayOfClient(scope, clientId);
  const days = await history.findTrainingDays(scope, { clientId, from, before: `${addMonths(month, 1)}-01` });
  const { mondays, pauses } = await history.findTrainedWeeks(scope, clientId);
  return { days, streakWeeks: streakWeeks(mondays, day, pauses) };
}
