import { readPermissions } from '#areas/account/server/public.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import { trendOf } from '#areas/metrics/rules/trend.ts';
import { comparePoses } from '#areas/progress/server/public.ts';
import type { reviewRoutes } from '../../contract/reviews.ts';
import { fileIdsOf } from '../../rules/answers.ts';
import { periodOf } from '../../rules/period.ts';
import { addDays } from '#shell/common/dates.ts';
import { found } from '#shell/common/problem.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readMealsOf, readWorkoutsOf } from '../period-figures.ts';
import { type AnsweredDays, findDays } from '../store/reviews.ts';
import { findWeights } from './weights.ts';

type Response<Name extends 'period' | 'workouts' | 'meals'> = Promise<ApiResponse<(typeof reviewRoutes)[Name]>>;
type AnswerId = { id: string };

const weightDays = 84;

/** The days that the answers are about, with the weight and the photos up to then for callers who may view health records. */
export async function readPeriod(scope: Scope, { clientId }: Subject, { id }: AnswerId): Response<'period'> {
  const answer = found(await findDays(scope, clientId, id));
  const mayViewBody = (await readPermissions(scope)).includes('view health records');
  const body = mayViewBody ? await readBody(scope, clientId, answer) : { weights: [], lastWeight: null, photos: [] };
  return { period: { ...periodOf(answer), ...body } };
}

/** The weights of the last twelve weeks with their trend, the newest one, and the photos of each pose. */
async function readBody(scope: Scope, clientId: string, { answers, answeredOn: until }: AnsweredDays) {
  const sourceIds = answers.filter(({ kind }) => kind === 'progress').flatMap(fileIdsOf);
  const [weights, photos] = await Promise.all([
    findWeights(scope, { clientId, from: addDays(until, -weightDays), until }),
    comparePoses(scope, { clientId, before: until, sourceIds }),
  ]);
  const last = weights.at(-1);
  return {
    weights: trendOf(weights).map(({ day, value, trend }) => ({ day, value, trend })),
    lastWeight: last ? { day: last.day, value: last.value } : null,
    photos,
  };
}

export async function readWorkouts(scope: Scope, { clientId }: Subject, { id }: AnswerId): Response<'workouts'> {
  const days = periodOf(found(await findDays(scope, clientId, id)));
  return { workouts: await readWorkoutsOf(scope, { clientId, ...days }) };
}

export async function readMeals(scope: Scope, { clientId }: Subject, { id }: AnswerId): Response<'meals'> {
  const days = periodOf(found(await findDays(scope, clientId, id)));
  return { meals: await readMealsOf(scope, { clientId, ...days }) };
}
