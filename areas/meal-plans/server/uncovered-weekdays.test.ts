import { expect, test } from 'vitest';
import { mealPlanRoutes } from '../contract/routes.ts';
import { openMealPlans, today } from './testing/open-meal-plans.ts';

test('the preview of an assignment names the weekdays without food where the only other day was left empty', async () => {
  const plans = await openMealPlans();
  const filled = await plans.createFilled([[plans.food.pasta, 80]], []);
  const days = filled.days.map((day, index) => ({ ...day, weekday: index === 0 ? 7 : null }));
  await plans.save(filled, { schedule: 'weekdays', days });
  const request = { id: filled.id, clientIds: [await plans.addClient()], startsOn: today() };
  const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data;

  expect(preview.scheduleFaults.uncovered).toEqual([1, 2, 3, 4, 5, 6]);
});
