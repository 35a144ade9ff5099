import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { listedAliment } from '#areas/aliments/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };
const profile = {
  profile: { ...emptyProfile, allergies: [{ allergen: 'gluten' as const, severity: 'allergy' as const }] },
  ...{ version: 1, asksStates: false, changes: [] },
};

/** Opens the preview of a line that is pasted into lunch. */
async function pasteLine(text: string, food: string, candidates: ListedAliment[], isSimilarOnly = false) {
  const line = { count: 80, unit: 'g' as const, unread: '', range: '', isAlternative: false, isSimilarOnly };
  respond(recipeRoutes.parseIngredients, { lines: [{ ...line, text, food, lineIndex: 1, candidates }] });
  await openMealPlan({ mealPlan: exampleCopy });
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Pranzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Incolla un elenco di alimenti' }, loading));
  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla alimenti in Pranzo' }, loading));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(`Pranzo\n${text}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Leggi' }));
  return dialog;
}

test('a pasted food that the client must not eat stays in its meal as a line to replace, which is to be checked', async () => {
  const bread = listedAliment('bread', { allergens: { gluten: 'contains' } });
  respond({ ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client }, profile);
  const dialog = await pasteLine('Pane integrale 80gr', 'pane integrale', [bread]);

  expect(await dialog.findByText('non aggiunto: resta una riga «da sostituire»', {}, loading)).toBeTruthy();
  expect(
    dialog.getByText('Senza alimento, si aggiungono come righe da controllare: da sostituire: Pane integrale 80gr'),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^Aggiungi/ }));

  const lunch = within(screen.getByRole('region', { name: 'Pranzo' }));
  await waitFor(() => expect(lunch.getByDisplayValue('da sostituire: Pane integrale 80gr')).toBeTruthy());
  expect(screen.getAllByText(/da controllare/).length).toBeGreaterThan(0);
});

const pregnant = {
  profile: { ...emptyProfile, isPregnant: true },
  ...{ version: 1, asksStates: false, changes: [] },
};
const mince = listedAliment('rice', {
  name: 'Macinato di manzo, crudo',
  name_en: 'Minced beef, raw',
  category: 'beef',
});

test('a pasted line that names a raw dish warns in pregnancy by its words, which stay with the food that is chosen for it', async () => {
  respond(dietaryProfileRoutes.get.client, pregnant);
  const dialog = await pasteLine('200 g beef tartare', 'beef tartare', [mince], true);

  expect(await dialog.findByText(/^Da confermare in gravidanza/, {}, loading)).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: /beef tartare/ }));
  await userEvent.click(dialog.getByRole('button', { name: /^Aggiungi/ }));

  const lunch = within(screen.getByRole('region', { name: 'Pranzo' }));
  const row = await lunch.findByText('Macinato di manzo, crudo (beef tartare)', {}, loading);
  expect(row).toBeTruthy();
  expect(lunch.getAllByText(/Da verificare/).length).toBeGreaterThan(0);
});

test('a pasted line that names a raw dish and no food warns in pregnancy, too', async () => {
  respond(dietaryProfileRoutes.get.client, pregnant);
  const dialog = await pasteLine('200 g tartare di fassona', 'tartare di fassona', []);

  expect(await dialog.findByText(/^Da confermare in gravidanza/, {}, loading)).toBeTruthy();
});
