import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { alimentRoutes, micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { listedAliment } from '#areas/aliments/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { recipeRoutes } from '../../contract/library.ts';
import { recipeDraft } from '../../example.ts';
import { RecipeCreateScreen } from './RecipeScreens.tsx';

const pasta = listedAliment('pasta');
const oil = listedAliment('oliveOil', {
  portions: [{ label: '1 cucchiaio', label_en: '1 tablespoon', grams: 9, isDefault: true }],
});
const created = {
  ...recipeDraft,
  id: '0199f2a4-5c00-7012-8000-000000000001',
  version: 1,
  aliments: [],
  picture: null,
};

const line = {
  text: '',
  count: null,
  unit: null,
  food: '',
  unread: '',
  range: '',
  isAlternative: false,
  lineIndex: 0,
  candidates: [],
  isSimilarOnly: false,
};

beforeEach(() => {
  respond(alimentRoutes.list, { aliments: [pasta], isSimilarOnly: false, nextPage: 0 });
  respond(micronutrientRoutes.list, { micronutrients: [] });
});

const open = () =>
  renderScreen(RecipeCreateScreen, {
    path: '/recipes/create',
    permissions: ['create recipes', 'update recipes'],
    texts: ['recipes', 'aliments'],
  });

test('an ingredient is added by keyboard with its quantity, and the values of a portion follow', async () => {
  respond(recipeRoutes.create, { recipe: created });
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Pasta');
  await userEvent.type(screen.getByRole('combobox', { name: /Aggiungi un ingrediente/ }), 'pasta 160 g');
  await screen.findByRole('option', { name: /Pasta secca/ });
  await userEvent.keyboard('{Enter}');

  const quantity = await screen.findByRole('textbox', { name: 'Quantità di Pasta secca' });
  const values = within(screen.getByRole('region', { name: 'Valori' }));
  expect(values.getByText('565')).toBeTruthy();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '100');
  expect(values.getByText('353')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Crea ricetta' }));
  await waitFor(() => expect(requestsTo(recipeRoutes.create)).toHaveLength(1));
  expect(requestsTo(recipeRoutes.create)[0]?.body).toMatchObject({
    name: 'Pasta',
    components: [{ alimentId: pasta.id, quantity: 100 }],
  });
});

test.each(['abc', '3 cucchiai', '1e3', '99999999'])(
  'the quantity %s is refused for the one from before',
  async (text) => {
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }), 'pasta 160 g');
    await screen.findByRole('option', { name: /Pasta secca/ });
    await userEvent.keyboard('{Enter}');
    const quantity = await screen.findByRole('textbox', { name: 'Quantità di Pasta secca' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, text);

    expect(screen.getByText(/^Scrivi i grammi, più di 0 e fino a 10.000/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Valori' })).getByText('565')).toBeTruthy();
    await userEvent.tab();
    expect((quantity as HTMLInputElement).value).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Crea ricetta' }));
    expect(requestsTo(recipeRoutes.create)).toHaveLength(0);
    await userEvent.type(quantity, '{Escape}');
    expect((quantity as HTMLInputElement).value).toBe('160');
  },
);

test.each([
  ['62,0 g', 62],
  ['62,50', 62.5],
  ['1.000 g', 1000],
])('the quantity “%s” of an ingredient is %d g', async (text, quantity) => {
  await open();
  await userEvent.type(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }), 'pasta 160 g');
  await screen.findByRole('option', { name: /Pasta secca/ });
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Quantità di Pasta secca' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  expect(screen.queryByText(/^Scrivi i grammi/)).toBeNull();
  await userEvent.tab();

  expect((field as HTMLInputElement).value).toBe(String(quantity).replace('.', ','));
});

test('pasted lines are reviewed: certain ones are added, a line without a food stays to be corrected', async () => {
  respond(recipeRoutes.parseIngredients, {
    lines: [
      { ...line, text: '80 g di pasta', count: 80, unit: 'g', food: 'pasta', candidates: [pasta] },
      { ...line, text: "2 cucchiai d'olio", count: 2, unit: 'tablespoon', food: 'olio', candidates: [oil] },
      { ...line, text: 'xyzq', food: 'xyzq', isSimilarOnly: true },
    ],
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Incolla ingredienti' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla ingredienti' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Un ingrediente per riga' }), '80 g di pasta');
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));

  expect(await dialog.findByText('Nessun alimento trovato')).toBeTruthy();
  expect(dialog.getByText('Nel testo: 1 riga da guardare')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 ingredienti' }));
  expect(await screen.findByRole('textbox', { name: 'Quantità di Pasta secca' })).toMatchObject({ value: '80' });
  expect(screen.getByRole('textbox', { name: 'Quantità di Olio d’oliva' })).toMatchObject({ value: '2' });
});

test('the review tells foods with the same name apart, and says that a text has several meals', async () => {
  const own = { ...pasta, id: oil.id, isOwn: true, brand: '' };
  const library = { ...pasta, isOwn: false, source: 'ciqual', brand: '' };
  respond(recipeRoutes.parseIngredients, {
    lines: [{ ...line, text: '80 g di pasta', count: 80, unit: 'g', food: 'pasta', candidates: [own, library] }],
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Incolla ingredienti' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla ingredienti' }));
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Un ingrediente per riga' }),
    'Pranzo{Enter}80 g di pasta{Enter}Cena',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));

  const foods = within(await dialog.findByRole('combobox', { name: 'Alimento per «80 g di pasta»' }));
  expect(foods.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Pasta secca · Tuo', 'Pasta secca · CIQUAL', 'Cerca un altro alimento'],
  ]);
  expect(dialog.getByText(/Il testo ha più pasti o giorni/)).toBeTruthy();
});

test('an alternative and words that were not read are named in the review; the alternative stays one', async () => {
  respond(recipeRoutes.create, { recipe: created });
  respond(recipeRoutes.parseIngredients, {
    lines: [
      { ...line, text: '80 g di pasta', count: 80, unit: 'g', food: 'pasta', candidates: [pasta] },
      {
        ...line,
        ...{ text: '20 g di olio (crudo)', count: 20, unit: 'g', food: 'olio', unread: 'crudo' },
        isAlternative: true,
        candidates: [oil],
      },
    ],
  });
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Pasta');
  await userEvent.click(await screen.findByRole('button', { name: 'Incolla ingredienti' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla ingredienti' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Un ingrediente per riga' }), '80 g di pasta');
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));

  expect(await dialog.findByText('alternativa')).toBeTruthy();
  expect(dialog.getByText('non letto: crudo')).toBeTruthy();
  expect(dialog.getByText('Nel testo: 1 riga da guardare')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 1 ingrediente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crea ricetta' }));
  await waitFor(() => expect(requestsTo(recipeRoutes.create)).toHaveLength(1));
  expect(requestsTo(recipeRoutes.create)[0]?.body).toMatchObject({
    description: 'olio: crudo',
    components: [{ alimentId: pasta.id, quantity: 80, alternatives: [{ alimentId: oil.id, quantity: 20 }] }],
  });
});

test('a list that is pasted into the search for ingredients is reviewed line by line', async () => {
  respond(recipeRoutes.parseIngredients, {
    lines: [
      { ...line, text: '80 g di pasta', count: 80, unit: 'g', food: 'pasta', candidates: [pasta] },
      { ...line, text: '20 g di olio', count: 20, unit: 'g', food: 'olio', candidates: [oil] },
    ],
  });
  await open();
  await userEvent.click(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }));
  await userEvent.paste('80 g di pasta\n20 g di olio\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi 2 ingredienti' }));

  expect(requestsTo(recipeRoutes.parseIngredients)[0]?.body).toEqual({
    text: '80 g di pasta\n20 g di olio',
    withRecipes: false,
  });
  expect(await screen.findByRole('textbox', { name: 'Quantità di Pasta secca' })).toMatchObject({ value: '80' });
  expect(screen.getByRole('textbox', { name: 'Quantità di Olio d’oliva' })).toMatchObject({ value: '20' });
});

test('a table with an empty first cell that is pasted into the search is read with that cell', async () => {
  respond(recipeRoutes.parseIngredients, { lines: [] });
  await open();
  await userEvent.click(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }));
  await userEvent.paste('\tLunedì\tMartedì\nPranzo\tpasta 80 g\triso 70 g\n');

  await waitFor(() => expect(requestsTo(recipeRoutes.parseIngredients)).toHaveLength(1));
  expect(requestsTo(recipeRoutes.parseIngredients)[0]?.body).toMatchObject({
    text: '\tLunedì\tMartedì\nPranzo\tpasta 80 g\triso 70 g',
  });
});

test('a pasted line without an amount says so, and is added only once a person types or confirms one', async () => {
  respond(recipeRoutes.parseIngredients, {
    lines: [
      { ...line, text: '20 g di olio', count: 20, unit: 'g', food: 'olio', candidates: [oil] },
      { ...line, text: 'pasta', food: 'pasta', candidates: [pasta] },
    ],
  });
  await open();
  await userEvent.click(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }));
  await userEvent.paste('20 g di olio\npasta\n');

  expect(await screen.findByText('quantità mancante')).toBeTruthy();
  const use = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Usa «pasta»' });
  expect(use.checked).toBe(false);
  expect(screen.getByText('Nel testo: 1 riga da guardare')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Aggiungi 1 ingrediente' })).toBeTruthy();
  await userEvent.click(use);
  expect(screen.queryByText('quantità mancante')).toBeNull();
  expect(screen.getByRole('button', { name: 'Aggiungi 2 ingredienti' })).toBeTruthy();
});

test('a new step of the preparation has the focus, so that it is typed at once', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi un passo' }));
  await userEvent.keyboard('Cuoci');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un passo' }));
  await userEvent.keyboard('Scola');

  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Passo 1' }).value).toBe('Cuoci');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Passo 2' }).value).toBe('Scola');
});

test('a finished dish of many times the weight of its ingredients is asked about, with both weights', async () => {
  await open();
  await userEvent.type(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }), 'pasta 160 g');
  await screen.findByRole('option', { name: /Pasta secca/ });
  await userEvent.keyboard('{Enter}');
  const yieldField = screen.getByRole('textbox', { name: 'Resa: peso del piatto finito' });

  await userEvent.type(yieldField, '600');
  expect(screen.queryByText(/^Il piatto finito/)).toBeNull();
  await userEvent.clear(yieldField);
  await userEvent.type(yieldField, '1280');

  expect(await screen.findByText(/^Il piatto finito pesa 1\.?280 g, gli ingredienti 160 g/)).toBeTruthy();
});

test('a recipe for four instead of two portions has the double weight of the finished dish', async () => {
  await open();
  await userEvent.type(await screen.findByRole('combobox', { name: /Aggiungi un ingrediente/ }), 'pasta 160 g');
  await screen.findByRole('option', { name: /Pasta secca/ });
  await userEvent.keyboard('{Enter}');
  const finished = screen.getByRole<HTMLInputElement>('textbox', { name: /peso del piatto finito/ });
  await userEvent.type(finished, '400');
  await userEvent.click(screen.getByRole('button', { name: 'Ricalcola' }));
  const dialog = within(await screen.findByRole('dialog'));
  const portions = dialog.getByRole('textbox', { name: 'Per quante porzioni' });
  await userEvent.clear(portions);
  await userEvent.type(portions, '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Ricalcola' }));

  await waitFor(() => expect(finished.value).toBe('800'));
});
