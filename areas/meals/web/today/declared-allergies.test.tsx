import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes, type Declaration, type DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { declarationExample } from '#areas/dietary-profiles/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

/** The example diet, whose breakfast has walnuts, of a client who answered the first survey. */
function answerDeclared(
  declarations: Partial<Declaration>[],
  profile: DietaryProfile = emptyProfile,
  unmatchedWords: string[] = [],
): void {
  answerDiet(exampleDiet());
  respond(dietaryProfileRoutes.get.own, {
    ...{ profile, version: 0, asksStates: false, changes: [], hasAnsweredAllergies: true, unmatchedWords },
    declarations: declarations.map((one) => ({ ...declarationExample, ...one })),
  });
}

const startPage = () => <MealsOfToday>{'I pasti del server'}</MealsOfToday>;
const nuts = { text: 'Noci e nocciole, con orticaria. Sì, dal pediatra', question: 'Hai allergie?' };
const warning = /Frutta a guscio \(allergia\)/;

test('an allergy that the client declared and nobody confirmed is said to be open, and marks its foods, on the day and on the start page', async () => {
  answerDeclared([nuts]);
  await showDiet(NutritionScreen);
  const breakfast = within(await screen.findByRole('region', { name: 'Colazione' }));
  expect((await breakfast.findAllByText(warning)).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Hai indicato: frutta a guscio\. Chi ti segue non l’ha ancora confermato/)).toBeTruthy();
  cleanup();

  await showDiet(startPage);

  expect((await screen.findAllByText(warning))[0]?.closest('li')?.textContent).toMatch(
    /Attenzione in questo pasto:.*Noci/,
  );
  expect(screen.getByText(/^Hai indicato: frutta a guscio\./)).toBeTruthy();
});

test('a declared food that is none of the allergens marks the foods with its name', async () => {
  answerDeclared([{ ...nuts, text: 'Alla banana' }]);
  await showDiet(startPage);

  expect(await screen.findByText(/^Hai indicato: banana\./)).toBeTruthy();
  expect((await screen.findAllByText(/: banana/)).length).toBeGreaterThan(1);
});

test('what names nothing known is quoted, and the meal plan is said not to be checked for it', async () => {
  answerDeclared([{ ...nuts, text: 'Istamina' }], emptyProfile, ['istamina']);
  await showDiet(startPage);

  expect(
    await screen.findByText(
      /^Hai scritto: «Istamina»\. Chi ti segue non l’ha ancora confermato e il tuo piano non è controllato/,
    ),
  ).toBeTruthy();
});

test('two diets of which a client follows one are quoted, because neither is checked', async () => {
  answerDeclared([
    { ...nuts, question: 'Che dieta segui?', text: 'Vegetariana' },
    { ...nuts, question: 'Segui una dieta?', text: 'Vegana' },
  ]);
  await showDiet(startPage);

  expect(await screen.findByText(/^Hai scritto: «Vegetariana», «Vegana»\./)).toBeTruthy();
});

test('once the profile states what was declared nothing is said to be open', async () => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'allergy' as const }];
  answerDeclared([{ ...nuts, text: 'Noci' }], { ...emptyProfile, allergies });
  await showDiet(startPage);

  expect((await screen.findAllByText(warning)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Hai (?:indicato|scritto):/)).toBeNull();
});

test('who declared a pregnancy and nothing about allergies reads both that it is open and that allergies are unknown', async () => {
  answerDiet(exampleDiet());
  const pregnancy = { ...declarationExample, question: 'Sei in gravidanza?', text: 'Sì' };
  respond(dietaryProfileRoutes.get.own, {
    ...{ profile: emptyProfile, version: 0, asksStates: true, changes: [], hasAnsweredAllergies: false },
    declarations: [pregnancy],
  });
  await showDiet(startPage);

  expect(
    await screen.findByText(/^Hai indicato: in gravidanza\. Chi ti segue non l’ha ancora confermato/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /allergie/i })).toBeTruthy();
});
