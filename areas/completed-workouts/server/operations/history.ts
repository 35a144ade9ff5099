import { getClient } from '#areas/clients/server/public.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import { found } from '#shell/common/problem.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { historyRoutes as routes } from '../../contract/history.ts';
import { addMonths } from '../../rules/calendar.ts';
import { exercisePerformance } from '../../rules/progress.ts';
import { streakWeeks } from '../../rules/streak.ts';
import * as history from '../store/history.ts';
import { findRecords } from '../store/records.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type Asked<Name extends keyof typeof routes> = ParsedRequest<(typeof routes)[Name]>;
type Progress = Promise<ApiResponse<typeof routes.myProgress>>;
type Records = Promise<ApiResponse<typeof routes.myRecords>>;
type Days = Promise<ApiResponse<typeof routes.myTrainingDays>>;

export async function listMyExercises(scope: Scope, asked: Asked<'myExercises'>) {
  return history.findTrainedExercises(scope, { ...asked, clientId: own(scope) });
}

export async function listExercisesOfClient(scope: Scope, { id, ...asked }: Asked<'exercisesOfClient'>) {
  await getClient(scope, { id });
  return history.findTrainedExercises(scope, { ...asked, clientId: id });
}

export async function readMyProgress(scope: Scope, { id, from }: Asked<'myProgress'>): Progress {
  return progressIn(scope, { clientId: own(scope), exerciseId: id, from });
}

export async function readProgressOfClient(scope: Scope, { id, ...asked }: Asked<'progressOfClient'>): Progress {
  await getClient(scope, { id });
  return progressIn(scope, { ...asked, clientId: id });
}

export async function listMyRecords(scope: Scope, asked: Asked<'myRecords'>): Records {
  return recordsIn(scope, { ...asked, clientId: own(scope) });
}

export async function listRecordsOfClient(scope: Scope, { id, ...asked }: Asked<'recordsOfClient'>): Records {
  await getClient(scope, { id });
  return recordsIn(scope, { ...asked, clientId: id });
}

export async function listMyTrainingDays(scope: Scope, { month }: Asked<'myTrainingDays'>): Days {
  return daysIn(scope, own(scope), month);
}

export async function listTrainingDaysOfClient(scope: Scope, { id, month }: Asked<'trainingDaysOfClient'>): Days {
  await getClient(scope, { id });
  return daysIn(scope, id, month);
}

type AskedProgress = { clientId: string; exerciseId: string; from?: string | undefined };

/** Of an exercise that is there and was never done there is nothing; one that was done and is gone is still found. */
async function progressIn(scope: Scope, asked: AskedProgress): Progress {
  const name = found(await history.findExerciseName(scope, asked.clientId, asked.exerciseId));
  const workouts = await history.findSetsByWorkout(scope, asked);
  const times = workouts.toReversed().flatMap((workout) => exercisePerformance(workout) ?? []);
  return { exercise: { id: asked.exerciseId, name }, times };
}

type AskedRecords = Asked<'myRecords'> & { clientId: string };

async function recordsIn(scope: Scope, asked: AskedRecords): Records {
  const { clientId, exerciseId, completedWorkoutId } = asked;
  if (exerciseId) found(await history.findExerciseName(scope, clientId, exerciseId));
  if (completedWorkoutId) found(await findCompletedWorkout(scope, { id: completedWorkoutId, clientId }));
  return findRecords(scope, asked);
}

async function daysIn(scope: Scope, clientId: string, month: string): Days {
  const from = `${month}-01`;
  const days = await history.findTrainingDays(scope, { clientId, from, before: `${addMonths(month, 1)}-01` });
  const today = plainDateInZone(new Date().toISOString(), scope.caller.timeZone);
  return { days, streakWeeks: streakWeeks(await history.findTrainedWeeks(scope, clientId), today) };
}

function own({ caller }: Scope): string {
  return found(caller.clientId);
}
