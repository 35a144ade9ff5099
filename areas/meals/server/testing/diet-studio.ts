import {
  askConfirmed,
  type MealPlans,
  openMealPlans,
  today,
  withFoods,
} from '#areas/meal-plans/server/testing/open-meal-plans.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import type { MealPlanContent, StoredDay } from '#areas/meal-plans/contract/document.ts';
import { type MealReport, mealRoutes } from '../../contract.ts';

/**
 * A studio whose client follows a published meal plan of one day: 80 g of pasta and 10 g of oil for breakfast, then four
 * meals that are only described.
 */
export interface DietStudio extends MealPlans {
  clientId: string;
  today: string;
  publishedId: string;
  /** The copy of the client. */
  copyId: string;
  mealIds: string[];
  alimentIds: string[];
  /** A report about the first meal of today. */
  report(): MealReport;
  /** Saves 50 g of the food in the first meal of the copy, which is published by `publish`. */
  addFood(food: UsedAliment): Promise<void>;
  /** Publishes the copy, with each confirmation that is asked for; throws when it is refused. */
  publish(): Promise<void>;
}

/** `change` returns the content of the template before it is assigned, from `startsOn` on. */
export async function openDietStudio(
  change: (content: MealPlanContent, plans: MealPlans) => Partial<MealPlanContent> = () => ({}),
  startsOn = today(),
): Promise<DietStudio> {
  const plans = await openMealPlans();
  const { server, studio, food } = plans;
  const clientId = studio.ids['clients'] ?? '';
  const filled = await plans.createFilled([
    [food.pasta, 80],
    [food.oil, 10],
  ]);
  const described = { ...filled, days: filled.days.map(withDescriptions) };
  await plans.save(filled, { ...described, ...change(described, plans) });
  const [copyId = ''] = await plans.assign(filled.id, { clientIds: [clientId], startsOn });
  const { diet } = (await server.ask(mealRoutes.days.own, {}, studio.client)).data;
  const [first] = diet.days;
  const mealIds = first?.day?.meals.map(({ id }) => id) ?? [];
  const publishedId = first?.publishedId ?? '';
  return {
    ...plans,
    clientId,
    today: today(),
    publishedId,
    copyId,
    mealIds,
    alimentIds: [food.pasta.id, food.oil.id],
    report: () => ({
      date: today(),
      publishedId,
      mealId: mealIds[0] ?? '',
      state: 'as_planned',
      swaps: [],
      note: '',
      loggedAt: new Date().toISOString(),
    }),
    addFood: async (aliment) => {
      const copy = await plans.read(copyId);
      await plans.save(copy, withFoods(copy, [[aliment, 50]]));
    },
    publish: async () => {
      const { version } = await plans.read(copyId);
      const { status, code } = await askConfirmed(
        server,
        mealPlanRoutes.publish,
        { id: copyId, version },
        studio.admin,
      );
      if (status !== 200) throw new Error(`DietStudio.publish: ${status} ${code}`);
    },
  };
}

function withDescriptions(day: StoredDay): StoredDay {
  const meals = day.meals.map((meal, index) => (index === 0 ? meal : { ...meal, meal_description: 'A piacere' }));
  return { ...day, meals };
}
