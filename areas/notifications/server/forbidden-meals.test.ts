import { beforeAll, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { categories, type Category } from '#areas/aliments/contract/taxonomy.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { limits } from '#areas/meal-plans/contract.ts';
import { type MealReport, mealRoutes } from '#areas/meals/contract.ts';
import { type MealStudio, openMealStudio } from './testing/meal-studio.ts';

let diet: MealStudio;

beforeAll(async () => {
  diet = await openMealStudio();
});

beforeEach(async () => {
  await diet.asOwner('delete from meal_entries where client_id = $1', [diet.clientId]);
  await diet.asOwner('delete from notifications where account_id = $1', [diet.studio.accountId]);
});

/** The client has no allergy, and eats no food of these categories. */
const exclude = async (excludedCategories: Category[]) => {
  const { version } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
  await diet.server.ask(dietaryProfileRoutes.save.own, { version, excludedCategories }, diet.studio.client);
};
const report = async (changes: Partial<MealReport> = {}) => {
  const request = { sentAt: new Date().toISOString(), meals: [{ ...diet.report(), ...changes }] };
  return diet.server.ask(mealRoutes.sync.own, request, diet.studio.client);
};
const forbidden = async () => (await diet.listOf(diet.studio.admin)).filter(({ kind }) => kind === 'meals_forbidden');

test('two foods against the profile in one meal are one notification that names both, once a day', async () => {
  await exclude([...categories]);

  const { status, data } = await report();
  await report({ loggedAt: new Date(Date.now() + 1000).toISOString() });

  expect(status).toBe(200);
  expect(data.entries).toHaveLength(1);
  expect(await forbidden()).toMatchObject([
    {
      count: 2,
      'foods.it': expect.stringMatching(/^Pasta.*; Olio/),
      'foods.en': expect.stringMatching(/^Pasta.*; .*oil/i),
    },
  ]);
});

test('a meal with the most foods that a meal can have, all against the profile, is stored and told', async () => {
  await exclude([]);
  const foods = await findFoods(limits.componentsAMeal);
  const { id } = await diet.createFilled(foods.map((food) => [food, 50]));
  await diet.assign(id, { clientIds: [diet.clientId] });
  await exclude([...categories]);
  const [today] = (await diet.server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet.days;

  const { status } = await report({ publishedId: today?.publishedId ?? '', mealId: today?.day?.meals[0]?.id ?? '' });

  expect(status).toBe(200);
  expect(await forbidden()).toMatchObject([{ count: limits.componentsAMeal }]);
});

async function findFoods(count: number): Promise<UsedAliment[]> {
  const { server, studio } = diet;
  const searches = ['latte', 'pasta', 'riso'].map((search) => server.ask(alimentRoutes.list, { search }, studio.admin));
  const found = (await Promise.all(searches)).flatMap(({ data }) => data.aliments.map(({ id }) => id));
  const ids = [...new Set(found)].slice(0, count);
  return Promise.all(ids.map(async (id) => (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment));
}
