import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };
const table = [
  'Pasto\tAlimento\tKcal\tQuantità (g)\tNote',
  'Colazione\tPane integrale\t140\t62,5\t',
  'Merenda\tPane integrale\t112\t50\t',
  '\tPane integrale\t\t\t',
].join('\n');

test('a table pasted from a spreadsheet has its foods in their meals, in grams, and says which columns are not read', async () => {
  respond(recipeRoutes.parseIngredients, {
    lines: parseIngredients(table, 'it').map((line) => ({
      ...line,
      ...{ candidates: [listedAliment('bread', { category: 'bakery' })], isSimilarOnly: false },
    })),
  });
  await openMealPlan();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla alimenti in Pranzo' }, loading));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(table);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));

  const breakfast = await dialog.findByRole('region', { name: 'Giorno 1 · Colazione: 1 alimento' }, loading);
  expect(within(breakfast).getByText('Pane integrale 62,5 g')).toBeTruthy();
  const snack = dialog.getByRole('region', { name: 'Giorno 1 · Merenda: 1 alimento' });
  expect(within(snack).getAllByText('quantità mancante')).toHaveLength(1);
  expect(dialog.getByText('Non letto della tabella: Kcal')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 alimenti' }));

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Merenda' }).querySelectorAll('[data-col=food]')).toHaveLength(2),
  );
});
