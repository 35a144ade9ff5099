import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { alimentRoutes, micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { listedAliment } from '#areas/aliments/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type IngredientLine, recipeRoutes } from '../../contract/library.ts';
import { recipeDraft } from '../../example.ts';
import { RecipeCreateScreen } from './RecipeScreens.tsx';

const almondFlour = '200 g farina di mandorle';
const egg = listedAliment('pasta', { name: 'Uova', allergens: { eggs: 'contains' }, declaresAllergens: true });
const flour = listedAliment('oliveOil', { name: 'Farina di mandorle' });
const lineOf = (more: Partial<IngredientLine>): IngredientLine => ({
  ...{ text: '', count: null, unit: 'g', food: '', unread: '', range: '', isAlternative: false, lineIndex: 0 },
  ...{ candidates: [], isSimilarOnly: false },
  ...more,
});

beforeEach(() => {
  respond(alimentRoutes.list, { aliments: [], isSimilarOnly: false, nextPage: 0 });
  respond(micronutrientRoutes.list, { micronutrients: [] });
  const created = {
    ...recipeDraft,
    id: '0199f2a4-5c00-7012-8000-000000000001',
    version: 1,
    aliments: [],
    picture: null,
  };
  respond(recipeRoutes.create, { recipe: created });
  respond(recipeRoutes.parseIngredients, {
    lines: [
      lineOf({ text: '100 g di uova', count: 100, food: 'uova', candidates: [egg] }),
      lineOf({ text: almondFlour, count: 200, food: 'farina di mandorle', lineIndex: 1 }),
    ],
  });
});

/** Creates a recipe from a pasted list with a line that is not known. */
async function paste() {
  await renderScreen(RecipeCreateScreen, {
    path: '/recipes/create',
    permissions: ['create recipes', 'update recipes'],
    texts: ['recipes', 'aliments'],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Dolce');
  await userEvent.click(screen.getByRole('combobox', { name: /Aggiungi un ingrediente/ }));
  await userEvent.paste(`100 g di uova\n${almondFlour}\n`);
  expect(
    await screen.findByText(`Senza alimento, si aggiungono come righe da controllare: ${almondFlour}`),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 1 ingrediente' }));
  return within(await screen.findByRole('list', { name: 'Ingredienti da controllare' }));
}

test('a pasted ingredient that is not known stays in the recipe, whose values are at least and whose allergens are to check', async () => {
  const lines = await paste();

  expect(lines.getByText(almondFlour)).toBeTruthy();
  expect(lines.getByText('da controllare: non è nel conto')).toBeTruthy();
  const values = within(screen.getByRole('region', { name: 'Valori' }));
  expect(values.getByText('Almeno: 1 riga da controllare non è nel conto.')).toBeTruthy();
  expect(values.getAllByText(/^almeno/)).toHaveLength(6);
  expect(values.getByText('almeno 100 g')).toBeTruthy();
  expect(values.getByText('almeno 100 g a crudo')).toBeTruthy();
  const allergens = within(screen.getByRole('region', { name: 'Allergeni e diete' }));
  expect(allergens.getByText(new RegExp(`Da controllare.*${almondFlour}`))).toBeTruthy();
  expect(allergens.getByText('Nessuna dieta è certa per tutti gli ingredienti.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Crea ricetta' }));
  await waitFor(() => expect(requestsTo(recipeRoutes.create)).toHaveLength(1));
  expect(requestsTo(recipeRoutes.create)[0]?.body).toMatchObject({ unreadLines: [almondFlour], description: '' });
});

test('the food of the line is found later, and takes its place', async () => {
  const lines = await paste();
  respond(recipeRoutes.parseIngredients, {
    lines: [lineOf({ text: almondFlour, count: 200, food: 'farina di mandorle', candidates: [flour] })],
  });

  await userEvent.click(lines.getByRole('button', { name: `Azioni per ${almondFlour}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerca l’alimento' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi 1 ingrediente' }));

  expect(await screen.findByRole('textbox', { name: 'Quantità di Farina di mandorle' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Ingredienti da controllare' })).toBeNull();
});

test('a line that is no food is moved into the description by a person', async () => {
  const lines = await paste();

  await userEvent.click(lines.getByRole('button', { name: `Azioni per ${almondFlour}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Non è un alimento: nella descrizione' }));

  expect(screen.queryByRole('list', { name: 'Ingredienti da controllare' })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Descrizione' }).value).toBe(almondFlour);
});
