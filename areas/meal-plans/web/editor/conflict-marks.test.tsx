import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { exampleAliments, listedAliment } from '#areas/aliments/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipeDraft } from '#areas/recipes/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

const clientId = '0199a000-0000-7000-8000-0000000000c1';
const copy = { ...exampleDetail.mealPlan, isCustom: true, clientId, clientName: 'Carla Prova', startsOn: '2026-11-01' };
const loading = { timeout: 10_000 };
const lunch = () => within(screen.getByRole('region', { name: 'Pranzo' }));

beforeEach(() => {
  localStorage.clear();
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    {
      profile: { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'allergy' }] },
      ...{ version: 1, asksStates: false, changes: [] },
    },
  );
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test.each([
  ['says so', 'Aceto balsamico', 'Da verificare'],
  ['and whose name names one is to be avoided', 'Crema di nocciole', 'Da evitare'],
])('an own food whose allergens nobody declared %s in its row, as in the search', async (_, name, level) => {
  await openMealPlan({ mealPlan: copy });
  const undeclared = { allergens: {}, declaresAllergens: false };
  const own = listedAliment('balsamicVinegar', { name, isOwn: true, source: 'own', ...undeclared });
  respond(alimentRoutes.list, { aliments: [own], isSimilarOnly: false, nextPage: 0 });
  respond(recipeRoutes.list, { recipes: [], nextPage: 0 });
  await userEvent.type(lunch().getByRole('combobox'), 'aceto');
  const option = await screen.findByRole('option', { name: new RegExp(name) });
  expect(within(option).getByText(level)).toBeTruthy();
  await userEvent.click(option);

  expect(await lunch().findByText(level)).toBeTruthy();
});

const openRecipes = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Aggiungi una ricetta' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi una ricetta' }, loading));
  return dialog.findByRole('listitem', {}, loading);
};
const searchRecipe = async () => {
  await userEvent.type(lunch().getByRole('combobox'), 'pesto');
  return screen.findByRole('option', { name: /Pesto/ });
};

test.each([
  ['search', searchRecipe],
  ['list of recipes', openRecipes],
])('a recipe with a food that the client must avoid is marked in the %s as the food is', async (_, openedRow) => {
  await openMealPlan({ mealPlan: copy });
  const id = '0199a000-0000-7000-8000-00000000f001';
  const names = { name: 'Pesto', name_en: '' };
  const walnut = { ...exampleAliments.oliveOil, allergens: { nuts: 'contains' as const } };
  const card = {
    ...{ id, ...names, portions: 4, yieldGrams: null, rawGrams: 400, calories: 1568, incomplete: [], ingredients: 1 },
    ...{ protein_tot: 28, carbs_tot: 320, lipids_tot: 4, allergens: {}, declaresAllergens: true, suits: [], uses: 0 },
    thumbnailUrl: null,
  };
  const recipe = { ...recipeDraft, id, ...names, version: 1, aliments: [exampleAliments.rice, walnut], picture: null };
  respond(recipeRoutes.get, { recipe });
  respond(recipeRoutes.list, { recipes: [card], nextPage: 0 });
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: true, nextPage: 0 });

  expect(await within(await openedRow()).findByText('Da evitare', {}, loading)).toBeTruthy();
});

test('a pasted food that the client must avoid is not chosen, and says why; it is added once it is chosen', async () => {
  await openMealPlan({ mealPlan: copy });
  const walnuts = listedAliment('walnuts', { allergens: { nuts: 'contains' } });
  const text = '30 g noci';
  const line = { text, count: 30, unit: 'g' as const, food: 'noci', unread: '', range: '', isAlternative: false };
  respond(recipeRoutes.parseIngredients, { lines: [{ ...line, candidates: [walnuts], isSimilarOnly: false }] });
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: /^Incolla/ }, loading));
  await userEvent.type(await dialog.findByRole('textbox', {}, loading), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));

  const chosen = await dialog.findByRole<HTMLInputElement>('checkbox', {}, loading);
  expect(chosen.checked).toBe(false);
  expect(dialog.getByText('Contiene: Frutta a guscio (allergia)')).toBeTruthy();
  await userEvent.click(chosen);
  expect(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' })).toBeTruthy();
});
