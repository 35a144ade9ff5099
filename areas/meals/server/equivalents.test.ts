import { beforeAll, expect, test } from 'vitest';
import type { ApiRequest } from '#shell/common/route.ts';
import { newId } from '#shell/common/ids.ts';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { mealPlanSettingRoutes } from '#areas/meal-plans/contract/settings.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;
let pastaId: string;
let oilId: string;

beforeAll(async () => {
  diet = await openDietStudio(() => ({ swaps: { mode: 'equivalents', energyTolerancePercent: 15 } }));
  const { days } = (await diet.server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;
  pastaId = days[0]?.day?.meals[0]?.mealComponents[0]?.components[0]?.uuid ?? '';
  oilId = days[0]?.day?.meals[0]?.mealComponents[1]?.components[0]?.uuid ?? '';
});

function ask(changes: Partial<ApiRequest<typeof clientMealRoutes.equivalents>> = {}, token = diet.studio.client) {
  const request = { publishedId: diet.publishedId, componentId: pastaId, ...changes };
  return diet.server.ask(clientMealRoutes.equivalents, request, token);
}

test('rice is found instead of 80 g of pasta, with its grams, and a report with it is accepted', async () => {
  const { equivalents } = (await ask({ search: 'riso' })).data;
  const rice = equivalents.find(({ aliment }) => /^riso/i.test(aliment.name));
  const swap = { componentId: pastaId, alternativeId: null, alimentId: rice?.aliment.id ?? '', portion: null };
  const report: MealReport = {
    ...diet.report(),
    state: 'swapped',
    swaps: [{ ...swap, quantity: rice?.quantity ?? 0 }],
  };

  const sent = { sentAt: new Date().toISOString(), meals: [report] };
  const { refused, entries } = (await diet.server.ask(mealRoutes.sync.own, sent, diet.studio.client)).data;

  expect(rice?.quantity).toBeGreaterThan(50);
  expect(refused).toEqual([]);
  expect(entries[0]?.swaps[0]?.aliment.id).toBe(rice?.aliment.id);
});

test('the response says by which nutrient foods are compared', async () => {
  expect((await ask()).data.role).toBe('carbs_tot');
  expect((await ask({ componentId: oilId })).data.role).toBe('lipids_tot');
});

test('without a search there are usual foods; oil and milk, which the client must not drink, are never among them', async () => {
  const usual = (await ask()).data.equivalents;
  const milk = (await ask({ search: 'latte' })).data.equivalents;
  const oil = (await ask({ search: 'olio' })).data.equivalents;

  expect(usual.length).toBeGreaterThan(5);
  expect([...usual, ...milk].filter(({ aliment }) => aliment.allergens.milk === 'contains')).toEqual([]);
  expect(oil).toEqual([]);
});

test('lard and mayonnaise are no equivalents of 10 g of oil, neither in the list nor in a report', async () => {
  const usual = (await ask({ componentId: oilId })).data.equivalents;
  const searched = (await ask({ componentId: oilId, search: 'maionese' })).data.equivalents;
  const { aliments } = (await diet.server.ask(alimentRoutes.list, { search: 'maionese' }, diet.studio.admin)).data;
  const swap = {
    componentId: oilId,
    alternativeId: null,
    alimentId: aliments[0]?.id ?? '',
    quantity: 10,
    portion: null,
  };
  const report: MealReport = { ...diet.report(), state: 'swapped', swaps: [swap] };
  const sent = { sentAt: new Date().toISOString(), meals: [report] };
  const { refused } = (await diet.server.ask(mealRoutes.sync.own, sent, diet.studio.client)).data;

  const names = usual.map(({ aliment }) => aliment.name);
  expect(names.slice(0, 5).every((name) => /^olio /i.test(name))).toBe(true);
  expect(names.filter((name) => /strutto|lardo|burro|maionese|margarina|palma|cocco/i.test(name))).toEqual([]);
  expect(searched).toEqual([]);
  expect(refused).toMatchObject([{ problem: 'swap_other_kind' }]);
});

test('hidden numbers are not in the response, the grams are', async () => {
  const choices = { showsCalories: false, showsMacros: false };
  await diet.server.ask(mealPlanSettingRoutes.saveSettings, choices, diet.studio.admin);
  const { equivalents } = (await ask({ search: 'riso' })).data;
  const shown = { showsCalories: true, showsMacros: true };
  await diet.server.ask(mealPlanSettingRoutes.saveSettings, shown, diet.studio.admin);

  expect(equivalents.length).toBeGreaterThan(0);
  expect(equivalents.every(({ aliment }) => aliment.calories === null && aliment.carbs_tot === null)).toBe(true);
  expect(equivalents.every(({ quantity }) => quantity > 0)).toBe(true);
});

test('a component of nobody and the meal plan of another client are not found', async () => {
  expect((await ask({ componentId: newId() })).status).toBe(404);
  expect((await ask({}, diet.studio.otherClient)).status).toBe(404);
});
