import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { listedAliment } from '#areas/aliments/example.ts';
import { type Recipe, recipeRoutes } from '#areas/recipes/contract/library.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { exampleContent, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const meal = (name: string) => within(screen.getByRole('region', { name }));
const riceGrams = () =>
  meal('Pranzo')
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Grammi di Riso bianco crudo' })
    .map(({ value }) => value);

/** A recipe for four with 400 g of rice. */
function respondRisotto(unreadLines: string[] = []): Recipe {
  const rice = exampleContent.aliments.find(({ name }) => name === 'Riso bianco crudo');
  const id = '0199a000-0000-7000-8000-00000000f001';
  const component = { uuid: id, alimentId: rice?.id ?? '', quantity: 400, portion: null };
  const names = { name: 'Risotto', name_en: '' };
  const recipe: Recipe = {
    ...{ id, version: 1, ...names, description: '', description_en: '', steps: [], portions: 4, yieldGrams: null },
    components: [
      {
        ...{ ...component, custom_name: '', custom_name_en: '' },
        ...{ role: null, isLocked: false, conflictNote: '', alternatives: [] },
      },
    ],
    unreadLines,
    aliments: rice ? [rice] : [],
    picture: null,
  };
  const card = {
    ...{ id, ...names, portions: 4, yieldGrams: null, rawGrams: 400, calories: 1568, incomplete: [], ingredients: 1 },
    ...{ protein_tot: 28, carbs_tot: 320, lipids_tot: 4, allergens: {}, declaresAllergens: true, suits: [], uses: 0 },
    thumbnailUrl: null,
    unreadLines: unreadLines.length,
  };
  respond(recipeRoutes.get, { recipe });
  respond(recipeRoutes.list, { recipes: [card], nextPage: 0 });
  return recipe;
}

test('half a portion of a recipe for four is added to lunch with an eighth of its rice, and its name', async () => {
  respondRisotto();
  await openMealPlan();

  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Aggiungi una ricetta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi una ricetta' }));
  expect(await dialog.findByText('392 kcal a porzione · 4 porzioni')).toBeTruthy();
  const portions = await dialog.findByRole('textbox', { name: 'Porzioni' });
  await userEvent.clear(portions);
  await userEvent.type(portions, '0,5');
  await userEvent.click(await dialog.findByRole('button', { name: 'Aggiungi Risotto' }));

  expect(await meal('Pranzo').findByText('Risotto')).toBeTruthy();
  expect(riceGrams()).toContain('50');
  expect(await meal('Pranzo').findByText('0,5 di 4 porzioni · ricetta, 1 ingrediente')).toBeTruthy();
});

test('an ingredient of the recipe that is no food yet becomes a line to check, with the amount of the whole recipe', async () => {
  respondRisotto(['200 g farina di mandorle']);
  await openMealPlan();

  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Aggiungi una ricetta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi una ricetta' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Aggiungi Risotto' }));

  const line = '200 g farina di mandorle (per tutta la ricetta «Risotto», 4 porzioni)';
  expect(await meal('Pranzo').findByDisplayValue(line)).toBeTruthy();
  expect(meal('Pranzo').getByText('da controllare: non è nel conto')).toBeTruthy();
});

test('the weight of a recipe with an ingredient that is no food yet is not known, so that 150 g of it are one portion', async () => {
  respondRisotto(['200 g farina di mandorle']);
  await openMealPlan();
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: true, nextPage: 0 });
  await userEvent.type(meal('Pranzo').getByRole('combobox'), '150 g risotto');
  await userEvent.click(await screen.findByRole('option', { name: /1 porzione · il suo peso non si conosce/ }));

  expect(await screen.findByText(/^Il peso di una porzione di «Risotto» non si conosce/)).toBeTruthy();
  expect(riceGrams()).toContain('100');
});

test('a pasted line with the name of a recipe becomes its row, in the portions that are written', async () => {
  const recipe = respondRisotto();
  const line = { text: '2 porzioni di risotto', count: 2, unit: 'portion' as const, food: 'risotto', unread: '' };
  respond(recipeRoutes.parseIngredients, {
    lines: [
      {
        ...line,
        range: '',
        lineIndex: 0,
        isAlternative: false,
        candidates: [],
        isSimilarOnly: true,
        recipes: [recipe],
      },
    ],
  });
  await openMealPlan();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla alimenti in Pranzo' }, { timeout: 10_000 }));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(line.text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));

  expect(await dialog.findByRole('option', { name: 'Ricetta: Risotto' })).toBeTruthy();
  expect(requestsTo(recipeRoutes.parseIngredients)).toMatchObject([{ body: { withRecipes: true } }]);
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Porzioni di «2 porzioni di risotto»' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Porzioni di «2 porzioni di risotto»' }), '1,5');
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 alimento' }));

  expect(await meal('Pranzo').findByText('Risotto')).toBeTruthy();
  expect(riceGrams()).toContain('150');
});

test('the search for foods finds recipes too, with their energy, and adds one portion', async () => {
  respondRisotto();
  await openMealPlan();
  respond(alimentRoutes.list, { aliments: [listedAliment('oliveOil')], isSimilarOnly: true, nextPage: 0 });
  await userEvent.type(meal('Pranzo').getByRole('combobox'), 'risotto');

  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/Risotto.*Ricetta.*392 kcal/));
  await userEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(await meal('Pranzo').findByText('Risotto')).toBeTruthy();
  expect(riceGrams()).toContain('100');
});

test.each([
  ['2 porzioni di risotto', /2 porzioni.*784 kcal/, '200'],
  ['due risotto', /2 porzioni/, '200'],
  ['150 g risotto', /1,5 porzioni/, '150'],
  ['2 fette di risotto', /1 porzione · non ha la misura scritta/, '100'],
  ['risotto q.b.', /1 porzione/, '100'],
])('%s adds the recipe in that quantity', async (typed, offered, grams) => {
  respondRisotto();
  await openMealPlan();
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: true, nextPage: 0 });
  await userEvent.type(meal('Pranzo').getByRole('combobox'), typed);
  await userEvent.click(await screen.findByRole('option', { name: offered }));

  expect(await meal('Pranzo').findByText('Risotto')).toBeTruthy();
  expect(riceGrams()).toContain(grams);
  if (typed.includes('fette')) expect(await screen.findByText(/^Risotto non ha questa misura/)).toBeTruthy();
});

test.each([
  ['why the server refuses it', 403, 'Non puoi vedere le ricette.', 'Non puoi vedere le ricette.'],
  ['that it could not be loaded', 503, '', 'Non è stato possibile caricarlo. Riprova.'],
])(
  'a recipe that cannot be loaded says %s, in the search for foods and in the dialog, which stays open',
  async (_, status, message, shown) => {
    respondRisotto();
    await openMealPlan();
    respond(alimentRoutes.list, { aliments: [listedAliment('oliveOil')], isSimilarOnly: true, nextPage: 0 });
    respondWithError(recipeRoutes.get, status, { message });

    await userEvent.type(meal('Pranzo').getByRole('combobox'), 'risotto');
    await userEvent.click(await screen.findByRole('option', { name: /Risotto.*Ricetta/ }));
    expect(await screen.findByText(shown)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Aggiungi una ricetta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi Risotto' }));

    await waitFor(() => expect(screen.getAllByText(shown)).toHaveLength(2));
    expect(screen.getByRole('dialog', { name: 'Aggiungi una ricetta' })).toBeTruthy();
    expect(meal('Pranzo').queryByText('Risotto')).toBeNull();
  },
);
