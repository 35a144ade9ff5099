import { expect, test } from 'vitest';
import { clientMealPlanRoutes } from '../contract/routes.ts';
import { openMealPlans, withFoods } from './testing/open-meal-plans.ts';

test('the client reads the title and the numbers that were published, not those of a draft', async () => {
  const plans = await openMealPlans();
  const clientIds = [plans.studio.ids['clients'] ?? ''];
  const template = await plans.createFilled([[plans.food.pasta, 80]]);
  const [id = ''] = await plans.assign(template.id, { clientIds });
  const listed = async () => {
    const { mealPlans } = (await plans.server.ask(clientMealPlanRoutes.list.own, {}, plans.studio.client)).data;
    return mealPlans.find((one) => one.id === id);
  };
  const published = await listed();

  const copy = await plans.read(id);
  await plans.save(copy, { ...withFoods(copy, [[plans.food.oil, 100]]), title: 'Bozza' });

  const { title, calories, days, protein_percent } = published ?? {};
  expect(title).toBe('Equilibrato');
  expect(await listed()).toMatchObject({ title, calories, days, protein_percent, hasUnpublishedChanges: true });
});
