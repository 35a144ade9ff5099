import { clearDietaryProfile } from '#database/testing/clear-dietary-profile.ts';
import { beforeAll, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, withFoods } from './testing/open-meal-plans.ts';
import {
  addAllergicClient,
  allergensIn,
  assignFood,
  correct,
  createGranola,
  declared,
  nutAllergy,
  publishedOf,
  withNuts,
} from './testing/own-foods.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

async function conflictingFoods(clientId: string, token = plans.studio.admin): Promise<string[]> {
  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.conflicting, {}, token)).data;
  return mealPlans.filter((one) => one.clientId === clientId).flatMap(({ foods }) => foods.map(({ name }) => name));
}

test('a meal plan of today is listed while a food of it has an allergen that was added later', async () => {
  const food = await createGranola(plans);
  const clientId = await addAllergicClient(plans);
  await assignFood(plans, food, [clientId]);
  expect(await conflictingFoods(clientId)).toEqual([]);

  const corrected = await correct(plans, food, withNuts);
  expect(await conflictingFoods(clientId)).toEqual([food.name]);

  await correct(plans, corrected, { allergens: {} });
  expect(await conflictingFoods(clientId)).toEqual([]);
});

test('other conflicts of the meal plan stay listed when one food is corrected', async () => {
  const [food, other] = [await createGranola(plans), await createGranola(plans)];
  const clientId = await addAllergicClient(plans);
  const template = await plans.createFilled([
    [food, 40],
    [other, 30],
  ]);
  await plans.assign(template.id, { clientIds: [clientId] });

  const [corrected] = [await correct(plans, food, withNuts), await correct(plans, other, withNuts)];
  expect((await conflictingFoods(clientId)).toSorted()).toEqual([food.name, other.name].toSorted());

  await correct(plans, corrected, { allergens: {} });
  expect(await conflictingFoods(clientId)).toEqual([other.name]);
});

test('a note explains the traces it was written for, and not that the food contains the allergen', async () => {
  const food = await createGranola(plans, { allergens: { nuts: 'may_contain' } });
  const clientId = await addAllergicClient(plans);
  const template = await plans.createFilled([[food, 40]]);
  const conflictNote = 'Tollera le tracce';
  await plans.assign(template.id, { clientIds: [clientId], conflictNote });
  expect(await conflictingFoods(clientId)).toEqual([]);

  const corrected = await correct(plans, food, withNuts);
  expect(await conflictingFoods(clientId)).toEqual([food.name]);

  await correct(plans, corrected, { allergens: { nuts: 'may_contain' } });
  expect(await conflictingFoods(clientId)).toEqual([]);
});

test('a food that only the published version has is corrected there, and one that is only in the draft is not listed', async () => {
  const [food, next] = [await createGranola(plans), await createGranola(plans)];
  const clientId = await addAllergicClient(plans);
  const { copyId } = await assignFood(plans, food, [clientId]);
  const copy = await plans.read(copyId);
  const days = copy.days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, mealComponents: [] })) }));
  await plans.save(copy, withFoods({ ...copy, days, aliments: [] }, [[next, 50]]));

  await correct(plans, food, withNuts);
  await correct(plans, next, withNuts);

  expect(await conflictingFoods(clientId)).toEqual([food.name]);
  expect(allergensIn(await publishedOf(plans, copyId), food)).toEqual(declared);
  expect((await plans.read(copyId)).aliments).toMatchObject([{ id: next.id, allergens: declared }]);
});

test('while the consent to health data is withdrawn no conflict is listed; it is when the consent is given again', async () => {
  const food = await createGranola(plans);
  const clientId = plans.studio.ids['clients'] ?? '';
  const decide = (isGiven: boolean) =>
    plans.server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, plans.studio.client);
  await clearDietaryProfile(plans.server, clientId);
  await plans.server.ask(dietaryProfileRoutes.save.own, { ...nutAllergy, version: 0 }, plans.studio.client);
  await assignFood(plans, food, [clientId]);
  await decide(false);

  await correct(plans, food, withNuts);
  expect(await conflictingFoods(clientId)).toEqual([]);

  await decide(true);
  expect(await conflictingFoods(clientId)).toEqual([food.name]);
});

test('the meal plans of a client who is deactivated are corrected and not listed', async () => {
  const food = await createGranola(plans);
  const clientId = await addAllergicClient(plans);
  const { copyId } = await assignFood(plans, food, [clientId]);
  await plans.asOwner('update clients set deactivated_at = now() where id = $1', [clientId]);

  await correct(plans, food, withNuts);

  expect(await conflictingFoods(clientId)).toEqual([]);
  await plans.asOwner('update clients set deactivated_at = null where id = $1', [clientId]);
  expect(await conflictingFoods(clientId)).toEqual([food.name]);
  expect(allergensIn(await publishedOf(plans, copyId), food)).toEqual(declared);
});

test('who may not read of a pregnancy finds a food that it excludes in the list while the food also has an allergen of the client', async () => {
  const { server, studio } = plans;
  const food = await createGranola(plans, { name: 'Prosciutto crudo della casa' });
  const clientId = await addAllergicClient(plans);
  await addToCoach(server, studio, clientId);
  await setCoachPermissions(server, studio, ['view home', 'view clients', 'view meal plans']);
  await assignFood(plans, food, [clientId]);
  const { version } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const pregnant = { ...nutAllergy, isPregnant: true, clientId, version };
  await server.ask(dietaryProfileRoutes.save.client, pregnant, studio.admin);
  const listed = async () => [await conflictingFoods(clientId), await conflictingFoods(clientId, studio.coach)];
  expect(await listed()).toEqual([[food.name], []]);

  const corrected = await correct(plans, food, withNuts);
  expect(await listed()).toEqual([[food.name], [food.name]]);

  await correct(plans, corrected, { allergens: {} });
  expect(await listed()).toEqual([[food.name], []]);
});

test('a food with an allergen stays listed for everybody when another food of the same name is listed for a pregnancy alone', async () => {
  const { server, studio } = plans;
  const [name, otherName] = ['Prosciutto crudo di una volta', 'Prosciutto crudo di allora'];
  const withAllergen = await createGranola(plans, { name, ...withNuts });
  const other = await createGranola(plans, { name: otherName });
  const clientId = await plans.addClient('Incinta');
  await addToCoach(server, studio, clientId);
  await setCoachPermissions(server, studio, ['view home', 'view clients', 'view meal plans']);
  const template = await plans.createFilled([
    [withAllergen, 40],
    [other, 30],
  ]);
  const renamed = 'update meal_plans set content = replace(content::text, $2, $3)::jsonb where id = $1';
  await plans.asOwner(renamed, [template.id, otherName, name]);
  await plans.assign(template.id, { clientIds: [clientId] });
  const pregnant = { ...nutAllergy, isPregnant: true, clientId, version: 0 };
  await server.ask(dietaryProfileRoutes.save.client, pregnant, studio.admin);
  expect(await conflictingFoods(clientId, studio.coach)).toEqual([name]);

  const corrected = await correct(plans, other, withNuts);
  await correct(plans, corrected, { allergens: {} });

  expect(await conflictingFoods(clientId, studio.coach)).toEqual([name]);
  expect(await conflictingFoods(clientId)).toEqual([name, name]);
});

test('what a title names stays listed when a food of the meal plan is corrected', async () => {
  const food = await createGranola(plans);
  const clientId = await plans.addClient('Allergica');
  const template = await plans.createFilled([[food, 40]]);
  const { days } = await plans.read(template.id);
  const titled = days.map((day) => ({
    ...day,
    meals: day.meals.map((meal, index) => ({ ...meal, meal_title: index === 0 ? 'Granola e noci' : meal.meal_title })),
  }));
  await plans.save(await plans.read(template.id), { days: titled });
  await plans.assign(template.id, { clientIds: [clientId] });
  const profile = { clientId, ...nutAllergy, version: 0 };
  await plans.server.ask(dietaryProfileRoutes.save.client, profile, plans.studio.admin);
  const [named = ''] = await conflictingFoods(clientId);
  expect(named).toMatch(/noci/);

  const corrected = await correct(plans, food, withNuts);
  expect((await conflictingFoods(clientId)).toSorted()).toEqual([named, food.name].toSorted());

  await correct(plans, corrected, { allergens: {} });
  expect(await conflictingFoods(clientId)).toEqual([named]);
});

/** A client who is pregnant and allergic to nuts, and follows raw ham that a professional confirmed. */
async function followsConfirmedHam(name: string) {
  const { server, studio } = plans;
  const food = await createGranola(plans, { name });
  const clientId = await plans.addClient('Incinta');
  const pregnant = { ...nutAllergy, isPregnant: true, clientId, version: 0 };
  await server.ask(dietaryProfileRoutes.save.client, pregnant, studio.admin);
  await assignFood(plans, food, [clientId]);
  expect(await conflictingFoods(clientId)).toEqual([]);
  return { food, clientId, profile: pregnant };
}

test('a food that was confirmed for a pregnancy is not listed again by a correction of something else, and is by an allergen of the client', async () => {
  const { food, clientId } = await followsConfirmedHam('Prosciutto crudo del nonno');

  const corrected = await correct(plans, food, { allergens: { milk: 'contains' } });
  expect(await conflictingFoods(clientId)).toEqual([]);

  const dangerous = await correct(plans, corrected, withNuts);
  expect(await conflictingFoods(clientId)).toEqual([food.name]);

  await correct(plans, dangerous, { allergens: {} });
  expect(await conflictingFoods(clientId)).toEqual([food.name]);
});

test('a food that was confirmed for a pregnancy is listed again when another one begins, and not when the profile changes in something else', async () => {
  const { food, clientId, profile } = await followsConfirmedHam('Prosciutto crudo della nonna');
  const { server, studio } = plans;
  const saved: string[][] = [];
  for (const [index, isPregnant] of [true, false, true].entries()) {
    const changed = { ...profile, version: index + 1, isLactoseFree: true, isPregnant };
    await server.ask(dietaryProfileRoutes.save.client, changed, studio.admin);
    saved.push(await conflictingFoods(clientId));
  }
  await correct(plans, food, { allergens: { milk: 'contains' } });

  expect(saved).toEqual([[], [], [food.name]]);
  expect(await conflictingFoods(clientId)).toEqual([food.name]);
});
