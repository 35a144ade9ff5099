import { beforeAll, expect, test } from 'vitest';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipeDraft, storedIngredient } from '#areas/recipes/example.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { newId } from '#shell/common/ids.ts';
import { componentOf } from './testing/open-meal-plans.ts';
import { openPrintedMealPlans, type PrintedMealPlans } from './testing/printed-meal-plans.ts';

let plans: PrintedMealPlans;

beforeAll(async () => {
  plans = await openPrintedMealPlans();
});

/** A meal plan whose first meal has these grams of pasta and oil of a recipe for four: 320 and 40 g, 900 g of the finished dish. */
async function createWithRecipe(pastaGrams: number, oilGrams: number): Promise<string> {
  const { pasta, oil } = plans.food;
  const components = [storedIngredient(pasta.id, 320, newId()), storedIngredient(oil.id, 40, newId())];
  const names = { name: 'Pasta al forno', name_en: 'Baked pasta' };
  const draft = { ...recipeDraft, ...names, components, portions: 4, yieldGrams: 900 };
  const { recipe } = (await plans.server.ask(recipeRoutes.create, draft, plans.studio.admin)).data;
  const created = await plans.createFilled([[plans.food.milk, 200]]);
  const row = () => ({
    ...{ id: newId(), line: '', line_en: '', lineKind: null, recipeId: recipe.id },
    components: [componentOf(pasta, pastaGrams), componentOf(oil, oilGrams)],
  });
  const days = created.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, mealComponents: [row()] })),
  }));
  const saved = await plans.save(created, { aliments: [pasta, oil], days });
  expect(saved.status).toBe(200);
  return created.id;
}

test('the PDF says at the meal and at the recipe how many portions are eaten and what they weigh as a finished dish', async () => {
  const id = await createWithRecipe(80, 10);

  const text = '1 di 4 porzioni · piatto finito circa 225 g';
  const [meals, recipes] = (await plans.textOf(id, { recipes: 'true' })).split('Ricette');

  expect(meals).toContain(text);
  expect(recipes).toContain(text);
  expect(await plans.textOf(id, { language: 'en' })).toContain('1 of 4 portions · finished dish about 225 g');
});

test('a recipe with less oil than its portion has is printed without portions', async () => {
  const text = await plans.textOf(await createWithRecipe(80, 5), { recipes: 'true' });

  expect(text).toContain('Pasta al forno');
  expect(text).not.toMatch(/porzion|piatto finito/);
});

test('a meal plan whose copy of the recipe was stored without ingredients is printed without portions', async () => {
  const id = await createWithRecipe(80, 10);
  await plans.asOwner(
    `update meal_plans set content = jsonb_set(content, '{recipes}', (
      select jsonb_agg(recipe - 'ingredients') from jsonb_array_elements(content -> 'recipes') recipe)) where id = $1`,
    [id],
  );

  const text = await plans.textOf(id, { recipes: 'true' });
  expect(text).toContain('Pasta al forno');
  expect(text).not.toMatch(/porzion|piatto finito/);
});

test('the share of a recipe is not proposed as the quantity of a food, the quantity of the food itself is', async () => {
  const { pasta } = plans.food;
  const id = await createWithRecipe(80, 10);
  await plans.createFilled([[pasta, 70]]);
  const [copyId = ''] = await plans.assign(id, { clientIds: [await plans.addClient()] });
  const proposedIn = async (mealPlanId: string) => {
    const detail = (await plans.server.ask(mealPlanRoutes.detailForEdit, { id: mealPlanId }, plans.studio.admin)).data;
    return detail.lastQuantities.filter(({ alimentId }) => alimentId === pasta.id);
  };

  expect(await proposedIn(id)).toEqual([{ alimentId: pasta.id, quantity: 70, portion: null }]);
  expect(await proposedIn(copyId)).toEqual([]);
});
