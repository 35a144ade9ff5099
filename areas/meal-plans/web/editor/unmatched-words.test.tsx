import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('the editor and the publication say which excluded words of the client no food has, so that they are not checked', async () => {
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    {
      profile: { ...emptyProfile, excludedWords: ['nichel'] },
      ...{ version: 2, asksStates: false, changes: [], unmatchedWords: ['nichel'] },
    },
  );
  await openMealPlan({ mealPlan: exampleCopy });
  const messageText = /la parola «nichel»: non viene controllata/;
  expect(await screen.findByText(messageText, {}, { timeout: 10_000 })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));

  expect(await dialog.findByText(messageText)).toBeTruthy();
});

test('the editor and the publication say which diagnoses, medicines and note of the client are not checked', async () => {
  const visit = { question: '', source: 'visit' as const, day: '2026-03-02' };
  const medicines = [
    { kind: 'medicine' as const, text: 'Warfarin dal 2019', ...visit },
    { kind: 'supplement' as const, text: 'Iperico', ...visit },
  ];
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    {
      profile: { ...emptyProfile, note: 'Poco sale' },
      ...{
        version: 2,
        asksStates: false,
        changes: [],
        medicines,
        diagnoses: [
          { text: 'IRC stadio 3a', day: '2026-02-02' },
          { question: 'Hai un problema al cuore?', survey: 'Idoneità', text: 'Infarto nel 2023', day: '2026-03-02' },
        ],
      },
    },
  );
  await openMealPlan({ mealPlan: exampleCopy });
  const messageText = /«Warfarin dal 2019» \(visita del/;
  expect(await screen.findByText(messageText, {}, { timeout: 10_000 })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));

  expect(await dialog.findByText(messageText)).toBeTruthy();
  expect(dialog.getByText(/^Integratori: «Iperico»/)).toBeTruthy();
  expect(dialog.getByText(/^Diagnosi: «IRC stadio 3a» \(visita del/)).toBeTruthy();
  const answer = '«Hai un problema al cuore? Infarto nel 2023» (questionario «Idoneità» del 2 mar 2026)';
  expect(dialog.getByText(answer)).toBeTruthy();
  expect(dialog.getByText('Note: Poco sale')).toBeTruthy();
  expect(dialog.getByText(/il resto valutalo tu/)).toBeTruthy();
});

test('without a connection the editor says that the allergies of the client were not loaded and no food is checked', async () => {
  respondWithError({ ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client }, 503, {});
  await openMealPlan({ mealPlan: exampleCopy });

  expect(await screen.findByText(/non sono state caricate/, {}, { timeout: 10_000 })).toBeTruthy();
});
