import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleCopy, examplePublished, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

async function openDialog(clientLanguage: 'it' | 'en') {
  const mealPlan = { ...exampleCopy, description: 'Mangia con calma.' };
  await openMealPlan({ mealPlan, published: [examplePublished], publishedVersion: 2 });
  respond(mealPlanRoutes.published, {
    published: [examplePublished],
    publishedVersion: 2,
    confirmations: [],
    clientLanguage,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: 'Da oggi' });
  return dialog;
}

test('before a copy is published, the texts that its English client gets in Italian are said', async () => {
  const dialog = await openDialog('en');

  expect(
    await dialog.findByText(/^1 riga di testo resta in italiano: Carla Prova usa l’app in inglese\./),
  ).toBeTruthy();
});

test('a client who reads Italian gets all texts as they are', async () => {
  const dialog = await openDialog('it');

  expect(dialog.queryByText(/di testo rest/)).toBeNull();
});
