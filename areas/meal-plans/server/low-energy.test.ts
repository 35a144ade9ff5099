import { beforeAll, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { lineToCheck } from '../rules/testing/lines.ts';
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
    errors: { confirmedLowEnergy: [expect.stringMatching(/Poca energia per Sara/)] },
  };
  const draft = await plans.server.ask(mealPlanRoutes.assign, { ...assignment, isPublished: false }, admin);
  const [id = ''] = draft.data.copyIds;
  const { version } = await plans.read(id);

  expect(await plans.server.ask(mealPlanRoutes.assign, assignment, admin)).toMatchObject(refused);
  expect(await plans.server.ask(mealPlanRoutes.publish, { id, version }, admin)).toMatchObject(refused);
  const { lowEnergy: confirmedLowEnergy = [] } = (
    await plans.server.ask(mealPlanRoutes.previewAssign, assignment, admin)
  ).data.preview;
  const confirmed = { id, version, confirmedLowEnergy };
  const more = confirmedLowEnergy.map((one) => ({ ...one, kcal: one.kcal + 1 }));
  const stale = { ...confirmed, confirmedLowEnergy: more };
  expect(await plans.server.ask(mealPlanRoutes.publish, stale, admin)).toMatchObject(refused);
  expect((await plans.server.ask(mealPlanRoutes.publish, confirmed, admin)).status).toBe(200);
});

test('the preview of a meal plan for a pregnant client names its little energy and the pregnancy, also without a visit', async () => {
  const { admin } = plans.studio;
  const template = await plans.createFilled([[plans.food.pasta, 400]]);
  const clientId = await plans.addClient('Anna');
  const profile = { ...dietaryProfileExample, allergies: [], diet: 'none' as const, isLactoseFree: false };
  await plans.server.ask(
    dietaryProfileRoutes.save.client,
    { ...profile, isPregnant: true, clientId, version: 0 },
    admin,
  );
  const assignment = { id: template.id, clientIds: [clientId], startsOn: today() };
  const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, assignment, admin)).data;

  expect(preview.lowEnergy).toMatchObject([{ kind: 'maternal' }]);
  expect(preview.lowEnergy?.[0]?.kcal).toBeGreaterThan(1200);
});

test('the little energy of a meal plan with food that is not counted is “at least”', async () => {
  const source = await plans.createFilled([[plans.food.pasta, 80]]);
  const [day] = source.days;
  const [meal] = day?.meals ?? [];
  if (!day || !meal) throw new Error('no meal');
  const request = { id: source.id, clientIds: [await plans.addClient('Nadia')], startsOn: today() };
  const previewed = async () =>
    (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview.lowEnergy;
  const counted = await previewed();
  const filled = { ...meal, mealComponents: [...meal.mealComponents, lineToCheck('Torta della nonna')] };
  await plans.save(source, { days: [{ ...day, meals: [filled, ...day.meals.slice(1)] }] });

  expect(counted?.[0]).not.toHaveProperty('isAtLeast');
  expect(await previewed()).toMatchObject([{ kind: 'below1000', isAtLeast: true }]);
});
