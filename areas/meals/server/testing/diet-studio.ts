import { type MealPlans, openMealPlans, today } from '#areas/meal-plans/server/testing/open-meal-plans.ts';
import type { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { type MealReport, mealRoutes } from '../../contract.ts';

/** A studio whose client follows a published meal plan of one day: 80 g of pasta and 10 g of oil for breakfast, then four empty meals. */
export interface DietStudio extends MealPlans {
  clientId: string;
  today: string;
  publishedId: string;
  mealIds: string[];
  alimentIds: string[];
  /** A report about the first meal of today. */
  report(): MealReport;
}

/** `change` returns the content of the template before it is assigned. */
export async function openDietStudio(
  change: (content: MealPlanContent, plans: MealPlans) => Partial<MealPlanContent> = () => ({}),
): Promise<DietStudio> {
  const plans = await openMealPlans();
  const { server, studio, food } = plans;
  const clientId = studio.ids['clients'] ?? '';
  const filled = await plans.createFilled([
    [food.pasta, 80],
    [food.oil, 10],
  ]);
  await plans.save(filled, change(filled, plans));
  await plans.assign(filled.id, { clientIds: [clientId] });
  const { diet } = (await server.ask(mealRoutes.days.own, {}, studio.client)).data;
  const [first] = diet.days;
  const mealIds = first?.day?.meals.map(({ id }) => id) ?? [];
  const publishedId = first?.publishedId ?? '';
  return {
    ...plans,
    clientId,
    today: today(),
    publishedId,
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
  };
}
