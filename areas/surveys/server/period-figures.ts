import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { reviewRoutes } from '../contract/reviews.ts';

interface Period {
  clientId: string;
  from: string;
  until: string;
}

type Workouts = ApiResponse<typeof reviewRoutes.workouts>['workouts'];
type Meals = ApiResponse<typeof reviewRoutes.meals>['meals'];

/** Reads a figure of a client on some dates, both included. Access to the client and consent are checked by the caller. */
type PeriodFigure =
  | { kind: 'workouts'; read(scope: Scope, period: Period): Promise<Workouts> }
  | { kind: 'meals'; read(scope: Scope, period: Period): Promise<Meals> };

/** What areas above know about the days that answers are about. */
export const periodFigures = defineExtensionPoint<PeriodFigure>('surveys: figures of the days of answers');

export async function readWorkoutsOf(scope: Scope, period: Period): Promise<Workouts> {
  for (const figure of extensionsOf(scope, periodFigures))
    if (figure.kind === 'workouts') return figure.read(scope, period);
  throw new Error('readWorkoutsOf: no area counts workouts');
}

export async function readMealsOf(scope: Scope, period: Period): Promise<Meals> {
  for (const figure of extensionsOf(scope, periodFigures))
    if (figure.kind === 'meals') return figure.read(scope, period);
  throw new Error('readMealsOf: no area counts meals');
}
