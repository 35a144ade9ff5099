import { beforeAll, expect, test } from 'vitest';
import { type DietaryProfileDraft, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';
import { createGranola } from './testing/own-foods.ts';
import { openPrintedMealPlans } from './testing/printed-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

const nothing: DietaryProfileDraft = {
  ...dietaryProfileExample,
  allergies: [],
  diet: 'none',
  isGlutenFree: false,
  isLactoseFree: false,
};
const profiles: [string, 'gluten' | 'eggs' | 'peanuts', Partial<DietaryProfileDraft>][] = [
  ['the diet without gluten', 'gluten', { isGlutenFree: true }],
  ['an allergy to gluten', 'gluten', { allergies: [{ allergen: 'gluten', severity: 'allergy' }] }],
  ['an allergy to eggs', 'eggs', { allergies: [{ allergen: 'eggs', severity: 'allergy' }] }],
  ['an allergy to peanuts', 'peanuts', { allergies: [{ allergen: 'peanuts', severity: 'allergy' }] }],
];

test.each(profiles)(
  'with %s a food that may contain %s is assigned with a note only, and is listed when the profile says so later',
  async (_, allergen, profile) => {
    const { server, studio } = plans;
    const food = await createGranola(plans, { allergens: { [allergen]: 'may_contain' } });
    const template = await plans.createFilled([[food, 40]]);
    const clientId = await plans.addClient('Celiaca');
    const save = (change: Partial<DietaryProfileDraft>, version: number) =>
      server.ask(dietaryProfileRoutes.save.client, { ...nothing, ...change, clientId, version }, studio.admin);
    const listed = async () => {
      const { mealPlans } = (await server.ask(mealPlanRoutes.conflicting, {}, studio.admin)).data;
      return mealPlans.filter((one) => one.clientId === clientId).flatMap(({ foods }) => foods.map(({ name }) => name));
    };

    await save(profile, 0);
    const request = { id: template.id, clientIds: [clientId], startsOn: today() };
    expect((await server.ask(mealPlanRoutes.assign, request, studio.admin)).status).not.toBe(200);

    await save({}, 1);
    await plans.assign(template.id, { clientIds: [clientId] });
    expect(await listed()).toEqual([]);
    await save(profile, 2);
    expect(await listed()).toEqual([food.name]);
  },
);

test('the PDF of a client with coeliac disease names a food with traces of gluten above the meals and marks it in its meal', async () => {
  const printed = await openPrintedMealPlans();
  const { server, studio } = printed;
  const clientId = studio.ids['clients'] ?? '';
  const food = await createGranola(printed, { allergens: { gluten: 'may_contain' } });
  const template = await printed.createFilled([[food, 40]]);
  const { version } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const request = { ...nothing, isGlutenFree: true, clientId, version };
  await server.ask(dietaryProfileRoutes.save.client, request, studio.admin);
  const [copyId = ''] = await printed.assign(template.id, {
    clientIds: [clientId],
    conflictNote: 'Tollerato, ne abbiamo parlato',
  });

  const text = await printed.textOf(copyId, {}, studio.client);

  expect(text).toMatch(
    new RegExp(`${food.name} – Può contenere tracce di glutine.*Giorno 1.*${food.name} ! [^!]*glutine`, 'i'),
  );
});
