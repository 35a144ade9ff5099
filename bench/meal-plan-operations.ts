import type { MealPlanContent, MealPlanRecord } from '#areas/meal-plans/contract/document.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { Scenario } from './scenarios.ts';

/** Operations on meal plans of 14 days x 6 meals x 8 components, each sent to the product and to the baseline. */
export function mealPlanOperations(studio: BenchData): Scenario[] {
  return [listed(), opened(studio), followed(), saved(studio), assigned(studio, 1), assigned(studio, 20)];
}

function listed(): Scenario {
  return {
    name: 'meal plan list, 25 of 1,000',
    goal: { times: 3 },
    requests: 1000,
    as: 'admin',
    product: () => ({ method: 'GET', path: '/api/mealPlans' }),
    baseline: () => ({ method: 'GET', path: '/mealPlans' }),
  };
}

function opened({ mealPlans: { id } }: BenchData): Scenario {
  return {
    name: 'open a meal plan of 14 x 6 x 8 in the editor',
    goal: { times: 2 },
    requests: 200,
    as: 'admin',
    product: () => ({ method: 'GET', path: `/api/mealPlans/${id}/detailForEdit` }),
    baseline: () => ({ method: 'GET', path: `/mealPlan?id=${id}` }),
  };
}

/** The two weeks that a phone caches. */
function followed(): Scenario {
  const monday = mondayOf(todayIn('Europe/Rome'));
  const query = `from=${monday}&days=14`;
  return {
    name: 'client’s days of two weeks',
    goal: { times: 3 },
    requests: 100,
    as: 'client',
    product: () => ({ method: 'GET', path: `/api/my/diet?${query}` }),
    baseline: () => ({ method: 'GET', path: `/diet?${query}` }),
  };
}

/** Saves one quantity. The product receives only that, as from its editor; the baseline receives and stores the whole document. */
function saved({ mealPlans: { edited } }: BenchData): Scenario {
  const sent = { product: 0, limit: 0 };
  const next = (who: 'product' | 'limit') => {
    const index = sent[who]++;
    const mealPlan = edited[who][index % edited[who].length];
    if (!mealPlan) throw new Error('saved: no meal plan to edit');
    return { mealPlan, round: Math.floor(index / edited[who].length), quantity: (index % 400) + 1 };
  };
  return {
    name: 'save of one edit in 14 x 6 x 8 components',
    goal: { times: 3 },
    requests: 60,
    as: 'admin',
    product() {
      const { mealPlan, round, quantity } = next('product');
      const changes = [{ id: firstComponent(mealPlan)?.uuid, fields: { quantity } }];
      const body = { version: mealPlan.version + round, saveId: newId(), changes };
      return { method: 'PUT', path: `/api/mealPlans/${mealPlan.id}`, body };
    },
    baseline() {
      const { mealPlan, quantity } = next('limit');
      return { method: 'PUT', path: `/saveMealPlan?id=${mealPlan.id}`, body: withQuantity(mealPlan, quantity) };
    },
  };
}

function firstComponent({ days }: Pick<MealPlanContent, 'days'>) {
  return days[0]?.meals[0]?.mealComponents[0]?.components[0];
}

/** Changes the record itself, which is serialised at once. */
function withQuantity(mealPlan: MealPlanRecord, quantity: number): MealPlanContent {
  Object.assign(firstComponent(mealPlan) ?? {}, { quantity });
  return mealPlan;
}

/** Measured after the days of the client, who is one of the twenty. */
function assigned({ mealPlans: { id }, clientIds }: BenchData, clients: number): Scenario {
  const chosen = clientIds.slice(-clients);
  const startsOn = addDays(todayIn('Europe/Rome'), 7);
  const body = { clientIds: chosen, startsOn, note: null };
  return {
    name: `assign a meal plan of 14 x 6 x 8 to ${clients === 1 ? '1 client' : `${clients} clients`}`,
    goal: { times: 2 },
    requests: clients === 1 ? 30 : 10,
    as: 'admin',
    product: () => ({ method: 'POST', path: `/api/mealPlans/${id}/assignUsers`, body }),
    baseline: () => ({
      method: 'POST',
      path: `/assignMealPlan?id=${id}&startsOn=${startsOn}`,
      body: { clientIds: chosen },
    }),
  };
}
