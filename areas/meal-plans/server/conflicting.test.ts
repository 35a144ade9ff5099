import { beforeAll, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { type DietaryProfileDraft, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { askConfirmed, type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let clientId: string;
let copyId: string;

/** The client follows 80 g of pasta, and has said that they eat everything. */
beforeAll(async () => {
  plans = await openMealPlans();
  clientId = plans.studio.ids['clients'] ?? '';
  await saveProfile({ allergies: [] });
  const template = await plans.createFilled([[plans.food.pasta, 80]]);
  [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId], overlap: 'replace' });
});

const nothing = { ...dietaryProfileExample, allergies: [], diet: 'none' as const, isLactoseFree: false };
const gluten = { allergies: [{ allergen: 'gluten' as const, severity: 'allergy' as const }] };

/** What the client says; a professional takes allergies out, since those that the client takes out are to be decided. */
async function saveProfile(change: Partial<DietaryProfileDraft>): Promise<void> {
  const { get, save } = dietaryProfileRoutes;
  const { version } = (await plans.server.ask(get.own, {}, plans.studio.client)).data;
  const saved = { ...nothing, ...change, version };
  if (change.allergies?.length === 0) await plans.server.ask(save.client, { clientId, ...saved }, plans.studio.admin);
  else await plans.server.ask(save.own, saved, plans.studio.client);
}

async function conflictingFor(token: string) {
  return (await plans.server.ask(mealPlanRoutes.conflicting, {}, token)).data.mealPlans;
}

const decide = (isGiven: boolean) =>
  plans.server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, plans.studio.client);

async function publish(conflictNote: string) {
  const { version } = await plans.read(copyId);
  return askConfirmed(plans.server, mealPlanRoutes.publish, { id: copyId, version, conflictNote }, plans.studio.admin);
}

test('a meal plan of today is listed while a food is forbidden by an allergy that was entered later', async () => {
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);

  await saveProfile(gluten);

  const { name, name_en } = plans.food.pasta;
  const [listed, ...others] = await conflictingFor(plans.studio.admin);
  expect(listed).toMatchObject({ id: copyId, clientId, title: 'Equilibrato', foods: [{ name, name_en }] });
  expect(others).toEqual([]);
  const ofClient = async (id: string) => {
    const request = { clientId: id };
    return (await plans.server.ask(mealPlanRoutes.conflicting, request, plans.studio.admin)).data.mealPlans;
  };
  expect(await ofClient(clientId)).toEqual([listed]);
  expect(await ofClient(await plans.addClient())).toEqual([]);

  await saveProfile({ allergies: [] });
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);
});

test('it is not listed for a colleague who is not in charge of the client, nor for a coach without meal plans', async () => {
  await saveProfile(gluten);

  expect(await conflictingFor(plans.studio.nutritionist)).toEqual([]);
  expect((await plans.server.ask(mealPlanRoutes.conflicting, {}, plans.studio.coach)).status).toBe(403);
});

test('it is not listed while the consent to health data is withdrawn', async () => {
  await saveProfile(gluten);
  await decide(false);
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);

  await decide(true);
  expect(await conflictingFor(plans.studio.admin)).toHaveLength(1);
});

test('it is not listed after its last day, nor for a client who was deactivated', async () => {
  await saveProfile(gluten);
  const change = (statement: string) => plans.asOwner(statement, [clientId]);

  await change(`update meal_plans set ends_on = current_date - 1 where client_id = $1`);
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);
  await change(`update meal_plans set ends_on = current_date + 20 where client_id = $1`);
  await change('update clients set deactivated_at = now() where id = $1');
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);
  await change('update clients set deactivated_at = null where id = $1');
  expect(await conflictingFor(plans.studio.admin)).toHaveLength(1);
});

test('it is listed until it is published with a note about the food', async () => {
  await saveProfile(gluten);
  const before = await plans.read(copyId);
  await plans.save(before, { title: 'Rivisto' });
  expect(await conflictingFor(plans.studio.admin)).toHaveLength(1);

  await publish('Pasta senza glutine');

  expect(await conflictingFor(plans.studio.admin)).toEqual([]);
});

test('a note explains what conflicted when it was written: with another allergy the food is listed again, also after other changes', async () => {
  await saveProfile({ excludedWords: ['pasta'] });
  await plans.save(await plans.read(copyId), { title: 'Con la pasta' });
  await publish('Ogni tanto va bene');
  await saveProfile({ excludedWords: ['pasta', 'funghi'] });
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);

  for (const excludedWords of [['pasta'], ['pasta', 'funghi']]) {
    await saveProfile({ ...gluten, excludedWords });
    expect(await conflictingFor(plans.studio.admin)).toMatchObject([{ foods: [{ name: plans.food.pasta.name }] }]);
  }
});

test('what was published unchecked while the consent was withdrawn is listed when it is given again', async () => {
  const other = await plans.createFilled([[plans.food.milk, 200]]);
  await saveProfile({ allergies: [{ allergen: 'milk', severity: 'allergy' }] });
  await decide(false);
  await plans.assign(other.id, { clientIds: [clientId], startsOn: today(), overlap: 'replace' });

  await decide(true);

  const [listed] = await conflictingFor(plans.studio.admin);
  expect(listed?.foods.map(({ name }) => name)).toEqual([plans.food.milk.name]);
});

test('a food that only a note names is listed when it becomes an allergy, until the note or the profile is changed', async () => {
  await saveProfile({ allergies: [] });
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const days = template.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, meal_description: 'Oppure 150 g di gamberi' })),
  }));
  await plans.save(template, { days });
  [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today(), overlap: 'replace' });
  const listed = {
    foods: [{ name: 'Oppure 150 g di gamberi (in una nota)', name_en: 'Oppure 150 g di gamberi (in a note)' }],
  };
  const shellfish = [{ allergen: 'crustaceans' as const, severity: 'allergy' as const }];

  await saveProfile({ allergies: shellfish });
  expect(await conflictingFor(plans.studio.admin)).toMatchObject([{ id: copyId, ...listed }]);
  const { notifications } = (await plans.server.ask(notificationRoutes.list, {}, plans.studio.admin)).data;
  expect(JSON.stringify(notifications)).toContain('Oppure 150 g di gamberi');

  await saveProfile({ allergies: shellfish, excludedWords: ['kiwi'] });
  expect(await conflictingFor(plans.studio.admin)).toMatchObject([listed]);

  await saveProfile({ allergies: [] });
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);

  await saveProfile({ allergies: shellfish });
  const copy = await plans.read(copyId);
  await plans.save(copy, {
    days: copy.days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, meal_description: '' })) })),
  });
  expect((await publish('')).status).toBe(200);
  expect(await conflictingFor(plans.studio.admin)).toEqual([]);
});

test('what a note names is listed when the consent is given again, because nobody could check it', async () => {
  await saveProfile({ allergies: [{ allergen: 'nuts', severity: 'allergy' }] });
  await decide(false);
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  await plans.save(template, { description: 'Una manciata di noci' });
  await plans.assign(template.id, { clientIds: [clientId], startsOn: today(), overlap: 'replace' });

  await decide(true);

  expect(await conflictingFor(plans.studio.admin)).toMatchObject([
    { foods: [{ name: 'Una manciata di noci (in una nota)' }] },
  ]);
});
