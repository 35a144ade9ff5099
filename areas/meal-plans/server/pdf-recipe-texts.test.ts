import { expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipeDraft } from '#areas/recipes/example.ts';
import { usedRecipe } from '#areas/recipes/rules/used-recipe.ts';
import { openPrintedMealPlans } from './testing/printed-meal-plans.ts';

test('a recipe whose texts name a food that the client must not eat is marked in its meal, also without the page of recipes', async () => {
  const plans = await openPrintedMealPlans();
  const { admin, client, ids } = plans.studio;
  const clientId = ids['clients'] ?? '';
  const draft = { ...recipeDraft, name: 'Dolce della casa', description: '200 g di farina di mandorle', steps: [] };
  const { recipe } = (await plans.server.ask(recipeRoutes.create, draft, admin)).data;
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [day] = template.days;
  const [meal, ...meals] = day?.meals ?? [];
  if (!day || !meal) throw new Error('no meal');
  const mealComponents = meal.mealComponents.map((one) => ({ ...one, recipeId: recipe.id }));
  await plans.save(template, {
    recipes: [usedRecipe(recipe)],
    days: [{ ...day, meals: [{ ...meal, mealComponents }, ...meals] }],
  });
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  const { profile, version } = (await plans.server.ask(dietaryProfileRoutes.get.client, { clientId }, admin)).data;
  const allergies = [{ allergen: 'nuts', severity: 'allergy' } as const];
  await plans.server.ask(dietaryProfileRoutes.save.client, { clientId, ...profile, allergies, version }, admin);

  const text = await plans.textOf(copyId, {}, client);

  expect(text).toMatch(/Giorno 1.*Dolce della casa ! Da verificare: Frutta a guscio/);
});
