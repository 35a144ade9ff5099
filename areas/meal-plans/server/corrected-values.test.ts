import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes, type FullAliment } from '#areas/aliments/contract/library.ts';
import { valuesOf } from '#areas/aliments/rules/food-values.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { type MealPlans, openMealPlans } from './testing/open-meal-plans.ts';
import { assignFood, correct, createGranola, publishedOf } from './testing/own-foods.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

const usesOf = async ({ id }: FullAliment, token = plans.studio.admin) =>
  (await plans.server.ask(alimentRoutes.uses, { id }, token)).data.uses;

const correctedIn = async (id: string) =>
  (await plans.server.ask(mealPlanRoutes.correctedFoods, { id }, plans.studio.admin)).data.foods;

/** Saves the meal plan with the values of a food, as the editor does for “Aggiorna”. */
async function updateValues(mealPlan: MealPlanRecord, food: FullAliment) {
  const aliments = mealPlan.aliments.map((copy) => (copy.id === food.id ? { ...copy, ...valuesOf(food) } : copy));
  await plans.save(mealPlan, { aliments });
  return plans.read(mealPlan.id);
}

const kcalIn = (mealPlan: Pick<MealPlanRecord, 'aliments'>, { id }: FullAliment) =>
  mealPlan.aliments.find((one) => one.id === id)?.calories;

test('who corrects the energy of a food sees in how many templates and plans it stands, and how many have the former values', async () => {
  const food = await createGranola(plans, { calories: 165 });
  await assignFood(plans, food, [await plans.addClient(), await plans.addClient()]);
  expect(await usesOf(food)).toEqual([
    { kind: 'recipes', total: 0, former: 0 },
    { kind: 'templates', total: 1, former: 0 },
    { kind: 'copies', total: 2, former: 0 },
  ]);

  await correct(plans, food, { calories: 120 });

  expect(await usesOf(food)).toEqual([
    { kind: 'recipes', total: 0, former: 0 },
    { kind: 'templates', total: 1, former: 1 },
    { kind: 'copies', total: 2, former: 2 },
  ]);
});

test('a correction that is taken back, and one of the name, leave no meal plan with former values', async () => {
  const food = await createGranola(plans, { calories: 165 });
  await assignFood(plans, food, [await plans.addClient()]);

  const wrong = await correct(plans, food, { calories: 120 });
  await correct(plans, wrong, { calories: 165, synonyms: 'muesli' });

  expect((await usesOf(food)).map(({ former }) => former)).toEqual([0, 0, 0]);
});

test('the list shows only the meal plans with former values that the page of the food counts', async () => {
  const food = await createGranola(plans, { calories: 165 });
  const { template, copyIds } = await assignFood(plans, food, [await plans.addClient(), await plans.addClient()]);
  const corrected = await correct(plans, food, { calories: 120 });
  await updateValues(await plans.read(copyIds[0] ?? ''), corrected);

  const list = async (kind: 'templates' | 'copies') => {
    const query = { kind, alimentId: food.id, hasFormerValues: true };
    return (await plans.server.ask(mealPlanRoutes.list, query, plans.studio.admin)).data.mealPlans.map(({ id }) => id);
  };
  expect([await list('templates'), await list('copies')]).toEqual([[template.id], [copyIds[1]]]);
});

test('a plan takes the corrected values in one save, which is not published by itself and can be undone and redone', async () => {
  const food = await createGranola(plans, { calories: 165 });
  const { copyId } = await assignFood(plans, food, [await plans.addClient()]);
  const corrected = await correct(plans, food, { calories: 120 });
  const before = await plans.read(copyId);
  expect(await correctedIn(copyId)).toMatchObject([{ id: food.id, calories: 120, changedAt: expect.any(String) }]);

  const updated = await updateValues(before, corrected);
  expect([kcalIn(updated, food), updated.version]).toEqual([120, before.version + 1]);
  expect(kcalIn(await publishedOf(plans, copyId), food)).toBe(165);

  const undone = await updateValues(updated, food);
  expect(kcalIn(undone, food)).toBe(165);
  expect((await usesOf(food)).find(({ kind }) => kind === 'copies')).toEqual({ kind: 'copies', total: 1, former: 1 });
  expect(kcalIn(await updateValues(undone, corrected), food)).toBe(120);
});

test('the update of a copy from before corrections were noted can be undone, too', async () => {
  const food = await createGranola(plans, { calories: 165 });
  const mealPlan = await plans.createFilled([[food, 40]]);
  const corrected = await correct(plans, food, { calories: 120 });
  await plans.asOwner('delete from aliment_values where aliment_id = $1', [food.id]);

  const updated = await updateValues(mealPlan, corrected);

  expect(kcalIn(updated, food)).toBe(120);
  expect(kcalIn(await updateValues(updated, food), food)).toBe(165);
});

test('values that the food never had are not taken, neither are those of a food of the library', async () => {
  const food = await createGranola(plans, { calories: 165 });
  const { rice } = plans.food;
  const mealPlan = await plans.createFilled([
    [food, 40],
    [rice, 80],
  ]);

  const aliments = mealPlan.aliments.map((copy) => ({ ...copy, calories: 1 }));
  await plans.save(mealPlan, { aliments });

  const saved = await plans.read(mealPlan.id);
  expect([kcalIn(saved, food), saved.aliments.find(({ id }) => id === rice.id)?.calories]).toEqual([
    165,
    rice.calories,
  ]);
});

test('an update of the template brings its corrected values into the copies, and leaves those that a copy has already', async () => {
  const food = await createGranola(plans, { calories: 165 });
  const { template, copyIds } = await assignFood(plans, food, [await plans.addClient(), await plans.addClient()]);
  const [first = '', second = ''] = copyIds;
  const corrected = await correct(plans, food, { calories: 120 });
  await updateValues(await plans.read(first), corrected);
  const { version } = await plans
    .save(await plans.read(template.id), { title: 'Altro titolo' })
    .then(({ data }) => data);

  const listed = await plans.server.ask(mealPlanRoutes.copyUpdates, { id: template.id }, plans.studio.admin);
  expect(listed.data.copies.map(({ changeCount }) => changeCount)).toEqual([1, 1]);
  const copies = await Promise.all(copyIds.map(async (id) => ({ id, version: (await plans.read(id)).version })));
  await plans.server.ask(mealPlanRoutes.updateCopies, { id: template.id, version, copies }, plans.studio.admin);

  expect([kcalIn(await plans.read(first), food), kcalIn(await plans.read(second), food)]).toEqual([120, 165]);
});

test('a collaborator counts the plans of their own clients only', async () => {
  const food = await createGranola(plans, { calories: 165 });
  await assignFood(plans, food, [await plans.addClient()]);

  const counted = await usesOf(food, plans.studio.nutritionist);

  expect(counted.find(({ kind }) => kind === 'copies')?.total).toBe(0);
});

test('a template whose values were updated says which copies have the former ones, and brings the values to them', async () => {
  const food = await createGranola(plans, { calories: 165 });
  const { template, copyId } = await assignFood(plans, food, [await plans.addClient()]);
  const { admin } = plans.studio;
  const updated = await updateValues(template, await correct(plans, food, { calories: 120 }));

  const { version, copies } = (await plans.server.ask(mealPlanRoutes.copyUpdates, { id: template.id }, admin)).data;
  expect(copies).toMatchObject([{ id: copyId, changeCount: 1, changes: [{ name: food.name, field: 'values' }] }]);
  const chosen = copies.map((copy) => ({ id: copy.id, version: copy.version }));
  await plans.server.ask(mealPlanRoutes.updateCopies, { id: template.id, version, copies: chosen }, admin);

  expect(version).toBe(updated.version);
  expect(kcalIn(await plans.read(copyId), food)).toBe(120);
});
