import type { PlannedDays } from '#areas/macros/rules/target-difference.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import type { MealPlanSchedule } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { averageByKind, withoutTraining } from '../../rules/average-by-kind.ts';
import { resolvedMealPlan } from '../../rules/stored.ts';
import { mealPlanDocument } from '../document.ts';
import { energyOf, findAverageDay } from '../store/schedule.ts';
import { clientsWithoutTraining } from './training.ts';

interface ReceivedDays extends PlannedDays {
  /** Clients without a program for days that follow the training, who get the rest day every day, by their ids. */
  others: ReadonlyMap<string, PlannedDays>;
  /** The names of these clients. */
  clientsWithoutProgram: string[];
}

interface Recipients extends Pick<MealPlanSchedule, 'schedule' | 'duration'> {
  id: string;
  clientIds: readonly string[];
  startsOn: string;
}

/** The average days of a meal plan that clients get of it. */
export async function findReceivedDays(
  scope: Scope,
  { id, clientIds, startsOn, ...schedule }: Recipients,
): Promise<ReceivedDays> {
  const planned = await findAverageDay(scope, id);
  if (schedule.schedule !== 'training') return { planned, byKind: {}, others: new Map(), clientsWithoutProgram: [] };
  const { content } = await getDocument<MealPlanContent>(scope, mealPlanDocument, id);
  const days = { planned, byKind: averageByKind(resolvedMealPlan(content)) };
  const without = await clientsWithoutTraining(scope, schedule, { clientIds, startsOn });
  return {
    ...days,
    others: new Map(without.map((client) => [client.id, withoutTraining(days)])),
    clientsWithoutProgram: without.map(({ name }) => name),
  };
}

/** The energy of these days. */
export function energyReceived({ planned, others }: ReceivedDays) {
  return {
    ...energyOf(planned),
    others: new Map([...others].map(([clientId, days]) => [clientId, energyOf(days.planned)])),
  };
}
