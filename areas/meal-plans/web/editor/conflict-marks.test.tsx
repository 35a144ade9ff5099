import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alimentRoutes, type ListedAliment } from '#areas/aliments/contract/library.ts';
import { exampleAliments, listedAliment } from '#areas/aliments/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mapComponents } from '../../rules/content.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
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

test('a food whose own name has another one is marked in its row, once, as at the publication', async () => {
  const { id: bananaId } = copy.aliments.find(({ name }) => name === 'Banana') ?? {};
  const custom_name = 'Riso (oppure crema di nocciole)';
  const days = copy.days.map((day) =>
    mapComponents(day, (one) => (one.alimentId === bananaId ? { ...one, custom_name } : one)),
  );
  await openMealPlan({ mealPlan: { ...copy, days } });

  await vi.waitFor(() => {
    const line = screen.getByTitle(custom_name).closest('[data-line]') as HTMLElement;
    expect(within(line).getAllByText(/^Da (?:evitare|verificare)$/)).toHaveLength(1);
  }, loading);
});

const openRecipes = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Aggiungi una ricetta' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi una ricetta' }, loading));
  return (await dialog.findByText(/^Pesto(?! rosso)/, {}, loading)).closest('li') as HTMLElement;
};
const searchRecipe = async () => {
  await userEvent.type(lunch().getByRole('combobox'), 'pesto');
  return screen.findByRole('option', { name: /Pesto(?! rosso)/ });
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
  const other = { ...card, id: '0199a000-0000-7000-8000-00000000f002', name: 'Pesto rosso' };
  const recipes = [
    { id, aliments: [exampleAliments.rice, walnut] },
    { id: other.id, aliments: [exampleAliments.rice] },
  ];
  respond(recipeRoutes.foods, { recipes });
  respond(recipeRoutes.list, { recipes: [card, other], nextPage: 0 });
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: true, nextPage: 0 });

  expect(await within(await openedRow()).findByText('Da evitare', {}, loading)).toBeTruthy();
  const requests = requestsTo(recipeRoutes.foods);
  expect(requests.map(({ body }) => body)).toEqual([{ ids: [id, other.id] }]);
});

test('the mark of a recipe names the suspected allergen of one food before the tolerated one that another food contains', async () => {
  const allergies = [
    { allergen: 'milk' as const, severity: 'intolerance' as const },
    { allergen: 'nuts' as const, severity: 'allergy' as const },
  ];
  const profile = { ...emptyProfile, allergies };
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile, version: 1, asksStates: false, changes: [] },
  );
  await openMealPlan({ mealPlan: copy });
  const id = '0199a000-0000-7000-8000-00000000f001';
  const card = {
    ...{ id, name: 'Pesto', name_en: '', portions: 4, yieldGrams: null, rawGrams: 400, calories: 1568, uses: 0 },
    ...{ protein_tot: 28, carbs_tot: 320, lipids_tot: 4, allergens: {}, declaresAllergens: true, suits: [] },
    ...{ thumbnailUrl: null, incomplete: [], ingredients: 2 },
  };
  const known = { ...exampleAliments.oliveOil, declaresAllergens: true };
  const cheese = { ...known, allergens: { milk: 'contains' as const } };
  const basil = { ...known, id: exampleAliments.rice.id, allergens: { nuts: 'suspected' as const } };
  respond(recipeRoutes.foods, { recipes: [{ id, aliments: [cheese, basil] }] });
  respond(recipeRoutes.list, { recipes: [card], nextPage: 0 });
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: true, nextPage: 0 });

  const row = within(await searchRecipe());
  await userEvent.hover(await row.findByText('Da evitare · Da verificare', {}, loading));

  expect((await screen.findByRole('tooltip')).textContent).toMatch(
    /Frutta a guscio \(allergia\).*\. Contiene: Latte \(intolleranza\)/,
  );
});

const pasteFood = async (food: ListedAliment) => {
  await openMealPlan({ mealPlan: copy });
  const text = `30 g ${food.name}`;
  const line = {
    text,
    count: 30,
    unit: 'g' as const,
    food: food.name,
    unread: '',
    range: '',
    isAlternative: false,
    lineIndex: 0,
  };
  respond(recipeRoutes.parseIngredients, { lines: [{ ...line, candidates: [food], isSimilarOnly: false }] });
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: /^Incolla/ }, loading));
  await userEvent.type(await dialog.findByRole('textbox', {}, loading), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));
  // The last one keeps as text what is not added.
  const [chosen] = await dialog.findAllByRole<HTMLInputElement>('checkbox', {}, loading);
  if (!chosen) throw new Error('pasteFood: no checkbox');
  return { dialog, chosen };
};

test('a pasted food that the client must avoid is not chosen, and says why; it is added once it is chosen', async () => {
  const { dialog, chosen } = await pasteFood(listedAliment('walnuts', { allergens: { nuts: 'contains' } }));

  expect(chosen.checked).toBe(false);
  expect(dialog.getByText('Contiene: Frutta a guscio (allergia)')).toBeTruthy();
  await userEvent.click(chosen);
  expect(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' })).toBeTruthy();
});

test.each([
  ['whose allergens nobody declared', 'balsamicVinegar', {}, 'Allergeni non dichiarati: Frutta a guscio (allergia)'],
  ['that may contain an allergen', 'walnuts', { nuts: 'suspected' }, 'Potrebbe contenere: Frutta a guscio (allergia)'],
] as const)(
  'a pasted food %s is not chosen, says why it must be checked and counts until it is chosen',
  async (...row) => {
    const [, food, allergens, reason] = row;
    const doubtful = { allergens, declaresAllergens: false, isOwn: true };
    const { dialog, chosen } = await pasteFood(listedAliment(food, doubtful));

    expect(chosen.checked).toBe(false);
    expect(dialog.getByText(reason)).toBeTruthy();
    expect(dialog.getByText('Nel testo: 1 riga da guardare')).toBeTruthy();
    // As it is, the line stays in the meal as text.
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi' }).disabled).toBe(false);
    await userEvent.click(chosen);
    expect(chosen.checked).toBe(true);
    expect(dialog.getByText('Alimenti e quantità riconosciuti')).toBeTruthy();
  },
);

describe('traces of gluten for a client with coeliac disease', () => {
  const reason = 'Può contenere tracce di glutine';
  const traces = { allergens: { gluten: 'may_contain' as const }, declaresAllergens: true, suits: [] };

  beforeEach(() => {
    respond(
      { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
      { profile: { ...emptyProfile, isGlutenFree: true }, version: 1, asksStates: false, changes: [] },
    );
  });

  test('are marked at the food in the editor as excluded, with the reason', async () => {
    const aliments = copy.aliments.map((one) => ({ ...one, ...traces }));
    await openMealPlan({ mealPlan: { ...copy, aliments } });
    const [mark] = await screen.findAllByText('Escluso', {}, loading);
    await userEvent.hover(mark as HTMLElement);

    expect((await screen.findByRole('tooltip')).textContent).toContain(reason);
  });

  test('leave a pasted food that has them unchosen, with the reason', async () => {
    const { dialog, chosen } = await pasteFood(listedAliment('rice', traces));

    expect(chosen.checked).toBe(false);
    expect(dialog.getByText(reason)).toBeTruthy();
    expect(dialog.getByText('Nel testo: 1 riga da guardare')).toBeTruthy();
  });

  test('do not leave out a pasted food that is stated to be gluten free', async () => {
    const { dialog, chosen } = await pasteFood(listedAliment('rice', { ...traces, suits: ['gluten_free'] }));

    expect(chosen.checked).toBe(true);
    expect(dialog.queryByText(reason)).toBeNull();
  });
});

test('a second option in a line, and the description of a meal, that name what the client must avoid are marked and named at publication', async () => {
  const [day, ...days] = copy.days;
  const [meal, ...meals] = day?.meals ?? [];
  if (!day || !meal) throw new Error('the example has no meal');
  const line = {
    id: clientId,
    line: 'Oppure: yogurt 125 g, noci 20 g',
    line_en: '',
    lineKind: null,
    recipeId: null,
    components: [],
  };
  const noted = { ...meal, meal_description: 'Anche con mandorle', mealComponents: [...meal.mealComponents, line] };
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null });
  await openMealPlan({ mealPlan: { ...copy, days: [{ ...day, meals: [noted, ...meals] }, ...days] } });

  expect(await screen.findAllByText('Da verificare')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, loading));
  expect(await dialog.findByText('Nominati nelle note, da verificare: 2 alimenti')).toBeTruthy();
  expect(dialog.getByText('«noci 20 g»').textContent).toMatch(/Potrebbe contenere: Frutta a guscio \(allergia\)/);
});
