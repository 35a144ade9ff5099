import { beforeAll, expect, test } from 'vitest';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

test('a meal plan with little energy is assigned and published only once it is confirmed', async () => {
  const { admin } = plans.studio;
  const template = await plans.createFilled([[plans.food.pasta, 80]]);
  const assignment = { id: template.id, clientIds: [await plans.addClient('Sara')], startsOn: today() };
  const refused = {
    code: 'low_energy',
    data: { lowEnergy: [{ kind: 'below1000' }] },
    errors: { confirmsLowEnergy: [expect.stringMatching(/Poca energia per Sara/)] },
  };
  const draft = await plans.server.ask(mealPlanRoutes.assign, { ...assignment, isPublished: false }, admin);
  const [id = ''] = draft.data.copyIds;
  const { version } = await plans.read(id);

  expect(await plans.server.ask(mealPlanRoutes.assign, assignment, admin)).toMatchObject(refused);
  expect(await plans.server.ask(mealPlanRoutes.publish, { id, version }, admin)).toMatchObject(refused);
  expect((await plans.server.ask(mealPlanRoutes.publish, { id, version, confirmsLowEnergy: true }, admin)).status).toBe(
    200,
  );
});
