import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { type SavedMealContent, savedMealRoutes } from '../contract/saved-meals.ts';
import { type MealPlans, openMealPlans, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

function mealOf({ days, aliments, recipes }: MealPlanRecord): SavedMealContent {
  const meal = days[0]?.meals[0];
  if (!meal) throw new Error('mealOf: no meal');
  return { meal, aliments, recipes };
}

const create = (title: string, content: SavedMealContent, token = plans.studio.admin) =>
  plans.server.ask(savedMealRoutes.create, { title, content }, token);

async function lunch(): Promise<SavedMealContent> {
  const { pasta, oil } = plans.food;
  return mealOf(
    await plans.createFilled([
      [pasta, 80],
      [oil, 10],
    ]),
  );
}

test('a saved meal has the values of the database, not those of the request', async () => {
  const content = await lunch();
  const forged = { ...content, aliments: content.aliments.map((one) => ({ ...one, calories: 1 })) };
  const { savedMeal } = (await create('Pasta all’olio', forged)).data;
  const read = (await plans.server.ask(savedMealRoutes.get, { id: savedMeal.id }, plans.studio.nutritionist)).data;

  expect(savedMeal).toMatchObject({ title: 'Pasta all’olio', rows: 2, version: 1 });
  expect(savedMeal.calories).toBeGreaterThan(300);
  expect(read.savedMeal.content.aliments).toEqual(content.aliments);
  expect(read.savedMeal.content.meal).toEqual(content.meal);
});

test('saved meals are searched by title and listed in pages', async () => {
  const content = await lunch();
  for (let number = 10; number < 50; number++) await create(`Colazione ${number}`, content);
  const page = async (number: number) =>
    (await plans.server.ask(savedMealRoutes.list, { search: 'COLAZIONE', page: number }, plans.studio.admin)).data;
  const [first, second] = [await page(1), await page(2)];

  expect(first.nextPage).toBe(2);
  expect([...first.savedMeals, ...second.savedMeals].map(({ title }) => title)).toEqual(
    Array.from({ length: 40 }, (_, index) => `Colazione ${index + 10}`),
  );
});

test('a rename on an old version is refused with the present meal, and a deleted meal is not found', async () => {
  const { id } = (await create('Prima', await lunch())).data.savedMeal;
  const rename = (version: number, title: string) =>
    plans.server.ask(savedMealRoutes.update, { id, version, title }, plans.studio.admin);
  const renamed = (await rename(1, 'Dopo')).data.savedMeal;
  const stale = await rename(1, 'Altro');
  const read = (await plans.server.ask(savedMealRoutes.get, { id }, plans.studio.admin)).data.savedMeal;
  await plans.server.ask(savedMealRoutes.delete, { id }, plans.studio.admin);

  expect(renamed).toMatchObject({ title: 'Dopo', version: 2, rows: 2 });
  expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(stale.data).toMatchObject({ record: { id, title: 'Dopo', version: 2 } });
  expect(read.title).toBe('Dopo');
  expect((await plans.server.ask(savedMealRoutes.get, { id }, plans.studio.admin)).status).toBe(404);
});

test('a meal without food, with a food of another account or with the same part twice is refused', async () => {
  const content = await lunch();
  const { meal } = content;
  const [row] = meal.mealComponents;
  if (!row) throw new Error('no row');
  const foreign = { ...row, components: row.components.map((one) => ({ ...one, alimentId: crypto.randomUUID() })) };
  const statusOf = async (mealComponents: typeof meal.mealComponents) =>
    (await create('Rifiutato', { ...content, meal: { ...meal, mealComponents } })).status;

  expect(await statusOf([])).toBe(422);
  expect(await statusOf([foreign])).toBe(404);
  expect(await statusOf([row, row])).toBe(422);
});

test('a client sees no saved meals', async () => {
  const response = await plans.server.ask(savedMealRoutes.list, {}, plans.studio.client);

  expect(response.status).toBe(403);
});

test('an own food of a saved meal is archived instead of deleted', async () => {
  const { server, studio } = plans;
  const own = (await server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Torta della nonna' }, studio.admin))
    .data;
  const created = await plans.createFilled([[plans.food.pasta, 80]]);
  const { id } = (await create('Merenda', mealOf(withFoods(created, [[own.aliment, 100]])))).data.savedMeal;
  await server.ask(alimentRoutes.delete, { id: own.aliment.id }, studio.admin);
  const { savedMeal } = (await server.ask(savedMealRoutes.get, { id }, studio.admin)).data;

  expect(savedMeal.content.aliments.map(({ name }) => name)).toContain('Torta della nonna');
});
