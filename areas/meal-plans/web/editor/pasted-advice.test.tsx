import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };

const text = [
  ...['Giorno 1', 'Pranzo', 'pane 80 g', 'Giorno 2', 'Cena', 'pane 50 g', ''],
  ...['Integratori: vitamina D 2000 UI al giorno', 'Acqua: 2 litri al giorno', 'Evitare bevande zuccherate e succhi'],
].join('\n');

async function paste() {
  const lines = parseIngredients(text, 'it').map((line) => ({
    ...line,
    candidates: line.isNote ? [] : [listedAliment('bread')],
    isSimilarOnly: line.isNote === true,
  }));
  respond(macroRoutes.list, { macros: [], nextPage: 0 });
  respond(recipeRoutes.parseIngredients, { lines });
  await openMealPlan();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla alimenti in Pranzo' }, loading));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));
  return dialog;
}

async function planFields() {
  await userEvent.click(screen.getByRole('button', { name: 'Impostazioni' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impostazioni del piano' }, loading));
  const typedIn = (name: string) => dialog.getByLabelText<HTMLInputElement>(name).value;
  const fields = { water: typedIn('Acqua'), description: typedIn('Descrizione') };
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return fields;
}

test('general lines at the end of a pasted diet go to the description and the water of the meal plan, in one undo step', async () => {
  const dialog = await paste();
  const group = within(await dialog.findByRole('region', { name: 'Tutto il piano' }, loading));
  expect(group.getByText('nella descrizione per il cliente')).toBeTruthy();
  expect(group.getByText('acqua del piano: 2.000 ml al giorno')).toBeTruthy();
  expect(dialog.getByText('Si aggiunge: 2 giorni, 2 pasti, 2 alimenti, 3 note.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 alimenti' }));
  await screen.findByText('Hai aggiunto: 2 giorni, 2 pasti, 2 alimenti, 3 note.');

  const { water, description } = await planFields();
  expect(water.replace(/\D/g, '')).toBe('2000');
  expect(description).toContain('Integratori: vitamina D 2000 UI al giorno\nEvitare bevande zuccherate e succhi');
  expect(screen.queryByDisplayValue(/Integratori|Evitare/)).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');

  await waitFor(async () => expect((await planFields()).description).not.toContain('Integratori'));
});

test('with all lines in one meal they are notes of it', async () => {
  const dialog = await paste();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Tutti in Pranzo' }, loading));
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi 2 alimenti' }));

  expect(await screen.findByDisplayValue('Evitare bevande zuccherate e succhi')).toBeTruthy();
});
