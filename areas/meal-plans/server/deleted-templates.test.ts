import { beforeAll, expect, test } from 'vitest';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipeDraft, storedIngredient } from '#areas/recipes/example.ts';
import { newId } from '#shell/common/ids.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans } from './testing/open-meal-plans.ts';
import { allergensIn, assignFood, correct, createGranola, declared, withNuts } from './testing/own-foods.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

const remove = (id: string, token = plans.studio.admin) => plans.server.ask(mealPlanRoutes.delete, { id }, token);
const restore = (id: string, token = plans.studio.admin) => plans.server.ask(mealPlanRoutes.undelete, { id }, token);
const deleted = async (token = plans.studio.admin) =>
  (await plans.server.ask(mealPlanRoutes.deleted, {}, token)).data.deleted;
const detailOf = async (id: string) =>
  (await plans.server.ask(mealPlanRoutes.detailForEdit, { id }, plans.studio.admin)).data;

test('a deleted template is found nowhere but among what was deleted, and comes back with its content and its copies', async () => {
  const food = await createGranola(plans);
  const { template, copyId } = await assignFood(plans, food, [await plans.addClient()]);

  await remove(template.id);
  expect((await plans.server.ask(mealPlanRoutes.get, { id: template.id }, plans.studio.admin)).status).toBe(404);
  expect(await plans.read(copyId)).toMatchObject({ templateId: null, templateTitle: null });
  expect(await deleted()).toMatchObject([{ id: template.id, title: template.title, deletedAt: expect.any(String) }]);

  expect((await restore(template.id)).status).toBe(200);
  expect(await plans.read(template.id)).toEqual(template);
  expect(await plans.read(copyId)).toMatchObject({ templateId: template.id, templateTitle: template.title });
  expect((await detailOf(template.id)).copies).toBe(1);
  expect(await deleted()).toEqual([]);
  expect((await restore(template.id)).status).toBe(404);
});

test('who did not delete a template restores it only as an admin, and nobody of another studio', async () => {
  const [own, other] = [await plans.createFilled(), await plans.createFilled()];
  await remove(own.id, plans.studio.nutritionist);
  await remove(other.id);

  expect((await deleted(plans.studio.nutritionist)).map(({ id }) => id)).toEqual([own.id]);
  expect((await restore(other.id, plans.studio.nutritionist)).status).toBe(404);
  expect((await deleted()).map(({ id }) => id)).toEqual([other.id, own.id]);
  expect((await restore(own.id)).status).toBe(200);
});

test('a template that comes back has the allergens of today', async () => {
  const food = await createGranola(plans);
  const template = await plans.createFilled([[food, 40]]);
  await remove(template.id);
  await correct(plans, food, withNuts);

  await restore(template.id);

  expect(allergensIn(await plans.read(template.id), food)).toEqual(declared);
});

test('after 30 days a deleted template cannot be restored, and the job of the night deletes it', async () => {
  const template = await plans.createFilled();
  await remove(template.id);
  await plans.asOwner(`update meal_plans set deleted_at = now() - interval '31 days' where id = $1`, [template.id]);

  expect((await deleted()).map(({ id }) => id)).not.toContain(template.id);
  expect((await restore(template.id)).status).toBe(404);
  await plans.asOwner('select purge_deleted(30, 10)', []);
  expect(await plans.asOwner('select id from meal_plans where id = $1', [template.id])).toEqual([]);
});

test('the job of the night deletes a limited number at a time, and says when there may be more', async () => {
  const ids = [(await plans.createFilled()).id, (await plans.createFilled()).id];
  for (const id of ids) await remove(id);
  await plans.asOwner(`update meal_plans set deleted_at = now() - interval '31 days' where id = any($1)`, [ids]);
  const left = async () => (await plans.asOwner('select id from meal_plans where id = any($1)', [ids])).length;
  const purge = async () => plans.asOwner('select purge_deleted(30, 1) as "mayBeMore"', []);

  expect([await purge(), await left()]).toEqual([[{ mayBeMore: true }], 1]);
  expect([await purge(), await left()]).toEqual([[{ mayBeMore: true }], 0]);
  expect(await purge()).toEqual([{ mayBeMore: false }]);
});

test('a deleted recipe comes back with the values that its own foods have today', async () => {
  const food = await createGranola(plans, { calories: 400 });
  const draft = { ...recipeDraft, name: 'Porridge', components: [storedIngredient(food.id, 80, newId())] };
  const { admin } = plans.studio;
  const { recipe } = (await plans.server.ask(recipeRoutes.create, draft, admin)).data;

  await plans.server.ask(recipeRoutes.delete, { id: recipe.id }, admin);
  expect((await plans.server.ask(recipeRoutes.get, { id: recipe.id }, admin)).status).toBe(404);
  await correct(plans, food, { calories: 300 });
  const listed = (await plans.server.ask(recipeRoutes.deleted, {}, admin)).data.deleted;
  expect(listed).toMatchObject([{ id: recipe.id, title: 'Porridge' }]);
  await plans.server.ask(recipeRoutes.undelete, { id: recipe.id }, admin);

  const restored = (await plans.server.ask(recipeRoutes.get, { id: recipe.id }, admin)).data.recipe;
  expect(restored.aliments).toMatchObject([{ calories: 300 }]);
});
