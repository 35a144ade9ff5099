import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Declaration, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { declarationExample } from '#areas/dietary-profiles/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { holdResponses, requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

/** A copy whose pasta contains gluten; so do oats, by their name. */
const mealPlan = {
  ...exampleCopy,
  aliments: exampleCopy.aliments.map((aliment) =>
    aliment.name === 'Pasta secca' ? { ...aliment, allergens: { gluten: 'contains' as const } } : aliment,
  ),
};

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

async function openPublishing(...declarations: Declaration[]) {
  return openWith({ declarations });
}

async function openWith({
  declarations,
  mealPlan: opened = mealPlan,
  ...answered
}: {
  declarations: Declaration[];
  mealPlan?: typeof mealPlan;
  asksStates?: boolean;
  hasAnsweredAllergies?: boolean;
  unmatchedWords?: string[];
}) {
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: emptyProfile, version: 0, asksStates: false, changes: [], declarations, ...answered },
  );
  await openMealPlan({ mealPlan: opened });
  const inEditor = declarations.length === 0 ? [] : await screen.findAllByText(shownText(declarations));
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  return { dialog, inEditor };
}

function shownText([one]: Declaration[]): string {
  return one?.visitState ? 'In gravidanza' : (one?.text ?? '');
}

test('a declared allergy that nobody confirmed is in the editor and in the publication, with the foods that have the allergen', async () => {
  const { dialog, inEditor } = await openPublishing({ ...declarationExample, text: 'Frumento, mi gonfia' });

  expect(inEditor).toHaveLength(1);
  expect(await dialog.findByText('Frumento, mi gonfia')).toBeTruthy();
  expect(dialog.getByText('Dal questionario del 1 feb 2026, non ancora confermato')).toBeTruthy();
  expect(dialog.getByText(/^Gli alimenti del piano sono controllati per: glutine; 5 da rivedere\./)).toBeTruthy();
  expect(
    (await dialog.findAllByRole('listitem')).some(({ textContent }) => textContent?.startsWith('Pasta secca')),
  ).toBe(true);
});

test('a declared coeliac disease names the foods with gluten before anybody confirmed it', async () => {
  const { dialog } = await openPublishing({ ...declarationExample, text: 'Celiachia diagnosticata' });

  expect(
    await dialog.findByText(/^Gli alimenti del piano sono controllati per: senza glutine; 5 da rivedere\./),
  ).toBeTruthy();
  expect(dialog.getAllByText(/^Non è senza glutine/).length).toBeGreaterThan(0);
  expect(dialog.getByText(/«Pizza con gli amici»:/)).toBeTruthy();
});

const ham = { name: 'Prosciutto crudo di Parma', category: 'cold_cuts' as const };

test.each([
  ['Dal questionario del 1 feb 2026, non ancora confermato', { text: 'Sono incinta' }],
  [
    'Dalla visita del 1 feb 2026, non ancora confermato nel profilo',
    { question: '', text: 'sono in gravidanza', visitState: 'pregnant' as const, source: 'visit' as const },
  ],
])('a pregnancy that nobody confirmed names the foods to be confirmed: “%s”', async (source, fields) => {
  const { dialog } = await openWith({
    declarations: [{ ...declarationExample, ...fields }],
    asksStates: true,
    mealPlan: {
      ...mealPlan,
      aliments: mealPlan.aliments.map((one, index) => (index === 0 ? { ...one, ...ham } : one)),
    },
  });

  expect(await dialog.findByText(source)).toBeTruthy();
  expect(
    dialog.getByText(/^Gli alimenti del piano sono controllati per: in gravidanza; \d+ da rivedere\./),
  ).toBeTruthy();
  expect(
    (await dialog.findAllByRole('listitem')).some(({ textContent }) => textContent?.startsWith('Prosciutto crudo')),
  ).toBe(true);
});

test('it needs no note: the copy can be published', async () => {
  const { dialog } = await openPublishing({ ...declarationExample, text: 'Frumento' });

  respondWithError(mealPlanRoutes.publish, 422, { code: 'empty', data: {} });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1));
});

test('what names no known allergen is said not to be checked', async () => {
  const { dialog } = await openWith({
    declarations: [{ ...declarationExample, text: 'Istamina' }],
    unmatchedWords: ['istamina'],
  });

  expect(await dialog.findByText(/^Non sono controllati negli alimenti del piano/)).toBeTruthy();
});

test('without declarations nothing is said of them', async () => {
  const { dialog } = await openPublishing();

  expect(dialog.queryByText(/Dal questionario/)).toBeNull();
});

test('a client of whom nobody said anything about allergies is named in the publication and the editor, and one who answered is not', async () => {
  const { dialog } = await openWith({ declarations: [], hasAnsweredAllergies: false });
  expect(await dialog.findByText(/^Non si sa se questo cliente ha allergie o intolleranze/)).toBeTruthy();
  expect(screen.getByText('Allergie non ancora dichiarate.')).toBeTruthy();
  expect(screen.queryByText(/^Nel profilo non ci sono/)).toBeNull();
  cleanup();

  const answered = await openWith({ declarations: [], hasAnsweredAllergies: true });
  expect(answered.dialog.queryByText(/^Non si sa se/)).toBeNull();
  expect(screen.getByText('Nel profilo non ci sono allergie, diete o esclusioni.')).toBeTruthy();
});

test('the days are shown together with what the client declared, which does not move their tools when it comes later', async () => {
  const declaration = { ...declarationExample, text: 'Celiachia diagnosticata' };
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: emptyProfile, version: 0, asksStates: false, changes: [], declarations: [declaration] },
  );
  const release = holdResponses({ ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client });
  const opened = openMealPlan({ mealPlan });
  expect(await screen.findByRole('button', { name: 'Pubblica' }, { timeout: 10_000 })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = screen.queryByRole('region', { name: 'Colazione' });
  release();
  await opened;

  expect(before).toBeNull();
  expect(screen.getByText(declaration.text)).toBeTruthy();
});

test('the dialog that publishes shows its button with the warnings above it, so that it does not move', async () => {
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: emptyProfile, version: 0, asksStates: false, changes: [], declarations: [] },
  );
  await openMealPlan({ mealPlan });
  const release = holdResponses(mealPlanRoutes.published);
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  expect((await dialog.findByRole('status')).textContent).toMatch(/^Controllo gli avvisi/);
  expect(dialog.queryByRole('button', { name: 'Pubblica' })).toBeNull();
  release();

  expect(await dialog.findByRole('button', { name: 'Pubblica' })).toBeTruthy();
});
