import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipeDraft, storedIngredient } from '#areas/recipes/example.ts';
import { newId } from '#shell/common/ids.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { addToLibrary, correctAll, declareInLibrary } from './testing/library-foods.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';
import {
  addAllergicClient,
  allergensIn,
  assignFood,
  correct,
  createGranola,
  declared,
  publishedOf,
  withNuts,
} from './testing/own-foods.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

/** Moves a copy and what is published of it into the past. */
async function end(copyId: string, days = 60): Promise<void> {
  await plans.asOwner(
    'update meal_plans set starts_on = starts_on - $2::int, ends_on = ends_on - $2::int where id = $1',
    [copyId, days],
  );
  await plans.asOwner(
    `update published_meal_plans set starts_on = starts_on - $2::int, first_day_on = first_day_on - $2::int
    where meal_plan_id = $1`,
    [copyId, days],
  );
}

test('an allergen that the library adds to a food reaches templates, what clients follow and recipes; the client is listed', async () => {
  const food = await addToLibrary(plans, 'Barretta croccante');
  const clientId = await addAllergicClient(plans);
  const { template, copyId } = await assignFood(plans, food, [clientId]);
  const draft = { ...recipeDraft, components: [storedIngredient(food.id, 30, newId())] };
  const { recipe } = (await plans.server.ask(recipeRoutes.create, draft, plans.studio.admin)).data;

  await declareInLibrary(plans, food, declared);
  await correctAll(plans);

  for (const content of [await plans.read(template.id), await plans.read(copyId), await publishedOf(plans, copyId)])
    expect(allergensIn(content, food)).toEqual(declared);
  const read = (await plans.server.ask(recipeRoutes.get, { id: recipe.id }, plans.studio.admin)).data.recipe;
  expect(read.aliments).toMatchObject([{ allergens: declared, calories: food.calories }]);
  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.conflicting, {}, plans.studio.admin)).data;
  expect(mealPlans.find((one) => one.clientId === clientId)?.foods).toEqual([{ name: food.name, name_en: '' }]);
});

test('copies from before say whether the food has a label', async () => {
  const [food, plain] = [await addToLibrary(plans, 'Crema spalmabile'), plans.food.rice];
  const template = await plans.createFilled([
    [food, 40],
    [plain, 70],
  ]);
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [await plans.addClient()] });
  for (const table of ['meal_plans', 'meal_plan_contents'])
    await plans.asOwner(
      `update ${table} set content = jsonb_set(content, '{aliments}', (
        select jsonb_agg(food - 'hasLabel' order by n) from jsonb_array_elements(content -> 'aliments') with ordinality as foods (food, n)))
      where account_id = $1 and content -> 'aliments' <> '[]'`,
      [plans.studio.accountId],
    );
  // As the migration does.
  await plans.asOwner(
    `insert into outdated_food_copies select account_id, aliment_id from aliment_uses where account_id = $1
    on conflict do nothing`,
    [plans.studio.accountId],
  );

  await correctAll(plans);

  for (const { aliments } of [await plans.read(template.id), await publishedOf(plans, copyId)])
    expect(aliments.map(({ hasLabel }) => hasLabel)).toEqual([true, false]);
});

test('a meal plan that had ended has the allergens of today when it gets a new first day', async () => {
  const food = await createGranola(plans);
  const { copyId } = await assignFood(plans, food, [await plans.addClient()]);
  await end(copyId);
  await correct(plans, food, withNuts);
  expect(allergensIn(await publishedOf(plans, copyId), food)).toEqual({});

  const { version } = await plans.read(copyId);
  const request = { id: copyId, version, startsOn: today(), note: '' };
  await plans.server.ask(mealPlanRoutes.updateUserMealPlanDate, request, plans.studio.admin);

  expect(allergensIn(await publishedOf(plans, copyId), food)).toEqual(declared);
  expect(allergensIn(await publishedOf(plans, copyId, 1), food)).toEqual({});
});

test('a meal plan that had ended has the allergens of today on the days before a version that is published for tomorrow', async () => {
  const food = await createGranola(plans);
  const { copyId } = await assignFood(plans, food, [await plans.addClient()]);
  await end(copyId);
  await correct(plans, food, withNuts);

  const copy = await plans.read(copyId);
  await plans.save(copy, { title: 'Più lungo', duration: 366 });
  const { version } = await plans.read(copyId);
  await askConfirmingLowEnergy(
    plans.server,
    mealPlanRoutes.publish,
    { id: copyId, version, startsOn: today(1) },
    plans.studio.admin,
  );

  const versions = await Promise.all([0, 1].map((index) => publishedOf(plans, copyId, index)));
  expect(versions.map((content) => allergensIn(content, food))).toEqual([declared, declared]);
});

test('templates and meal plans that come back with a collaborator have the allergens of today', async () => {
  const food = await createGranola(plans);
  const { template, copyIds } = await assignFood(plans, food, [await plans.addClient(), await plans.addClient()]);
  const [begun = '', future = ''] = copyIds;
  const coachId = plans.studio.ids['collaborators'] ?? '';
  await plans.asOwner('update meal_plans set created_by = $2 where id = any($1)', [[template.id, ...copyIds], coachId]);
  await end(begun, 2);
  const lines = ['meal_plan_templates', 'meal_plans'].map((kind) => ({ kind, action: 'delete' as const }));
  await plans.server.ask(collaboratorRoutes.remove, { id: coachId, lines }, plans.studio.admin);
  await correct(plans, food, withNuts);

  await plans.server.ask(collaboratorRoutes.restore, { id: coachId }, plans.studio.admin);

  for (const content of [
    await plans.read(template.id),
    await plans.read(future),
    await publishedOf(plans, begun),
    await publishedOf(plans, future),
  ])
    expect(allergensIn(content, food)).toEqual(declared);
});
