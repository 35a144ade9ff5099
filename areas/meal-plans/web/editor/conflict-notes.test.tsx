import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { applyChanges, type PartChange } from '#shell/common/documents/changes.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { componentsOf, mapComponents } from '../../rules/content.ts';
import { exampleContent, exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

const loading = { timeout: 10_000 };
const profileRoute = { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client };
const pasta = componentsOf(exampleContent).find(({ alimentId }) =>
  exampleContent.aliments.some(({ id, name }) => id === alimentId && name.startsWith('Pasta secca')),
);

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

async function openDetails() {
  const row = (await screen.findByRole('textbox', { name: 'Grammi di Pasta secca' })).closest('[data-line]');
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Azioni della riga' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nome e nota sul conflitto' }, loading));
  return within(await screen.findByRole('dialog', {}, loading));
}

test('a note typed in a tab that is older than another note is a choice between both, and the other note is kept until then', async () => {
  respond(profileRoute, { profile: emptyProfile, version: 1, asksStates: false, changes: [] });
  await openMealPlan({ mealPlan: exampleCopy });
  const content: MealPlanContent = {
    ...exampleContent,
    days: exampleContent.days.map((day) =>
      mapComponents(day, (one) =>
        one.uuid === pasta?.uuid ? { ...one, conflictNote: 'Tollerata', explainedConflicts: [] } : one,
      ),
    ),
  };
  const document = { id: exampleCopy.id, version: 5, saveId: null, content };
  respondWithError(mealPlanRoutes.save, 409, { code: 'version_conflict', data: { document } });
  const details = await openDetails();
  await userEvent.click(details.getByRole('textbox', { name: /nota/i }));
  await userEvent.paste('Poca');
  await userEvent.click(details.getByRole('button', { name: 'Fatto' }));

  const dialog = within(await screen.findByRole('dialog', { name: /versione più recente/ }, loading));
  await userEvent.click(dialog.getByRole('radio', { name: 'La tua: Poca' }));
  expect(dialog.getByRole('radio', { name: "L'altra: Tollerata" })).toBeTruthy();
  respond(mealPlanRoutes.save, { version: 6 });
  await userEvent.click(dialog.getByRole('button', { name: 'Unisci' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.save).at(-1)?.body).toMatchObject({ version: 5 }));
  const request = requestsTo(mealPlanRoutes.save).at(-1);
  const { changes } = (request?.body ?? { changes: [] }) as { changes: PartChange[] };
  const saved = componentsOf(applyChanges(content, changes) as MealPlanContent);
  expect(saved.map(({ conflictNote }) => conflictNote).filter(Boolean)).toEqual(['Poca']);
});

test('while the client has withdrawn the health consent no note is typed, and the row says why', async () => {
  respondWithError(profileRoute, 403, { code: 'health_data_withdrawn' });
  await openMealPlan({ mealPlan: exampleCopy });
  const details = await openDetails();

  expect(details.getByRole<HTMLTextAreaElement>('textbox', { name: /nota/i }).disabled).toBe(true);
  expect(details.getByText(/le note già scritte tornano visibili/)).toBeTruthy();
});

test('the note of a publication explains the food that needs one and not the one to check, as it says', async () => {
  const profile = { ...emptyProfile, isLowNickel: true };
  respond(profileRoute, { profile, version: 2, asksStates: false, changes: [] });
  const nameOf: Record<string, string> = { 'Pasta secca': 'Cacao amaro', 'Olio d’oliva': 'Pomodori maturi' };
  const aliments = exampleCopy.aliments.map((one) => ({ ...one, name: nameOf[one.name] ?? one.name, name_en: '' }));
  const [cocoa, tomatoes] = Object.values(nameOf).map((name) => aliments.find((one) => one.name === name)?.id ?? '');
  await openMealPlan({ mealPlan: { ...exampleCopy, aliments } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  const reason = await dialog.findByRole('textbox', { name: /^Perché lasci/ });
  expect(dialog.getByText(/Non vale per ciò che è da verificare\./)).toBeTruthy();
  expect(dialog.getByText(/^Il nichel in etichetta non c’è: .*«Nome e nota sul conflitto»/)).toBeTruthy();
  await userEvent.type(reason, 'Lo tollera');
  respondWithError(mealPlanRoutes.publish, 422, { code: 'empty', data: {} });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1));
  const saved = JSON.stringify(requestsTo(mealPlanRoutes.save)[0]?.body);
  expect(saved).toContain(`${cocoa} diet low_nickel`);
  expect(saved).not.toContain(`${tomatoes} diet low_nickel`);
});
