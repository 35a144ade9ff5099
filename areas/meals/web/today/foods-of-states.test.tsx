import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type DietaryProfile, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { declarationExample } from '#areas/dietary-profiles/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import type { Diet } from '../../contract.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

/** The example diet with red wine at lunch, which a professional has confirmed or not. */
function withWine(isConfirmed: boolean): Diet {
  const diet = exampleDiet();
  const [followed] = diet.plans;
  const meal = diet.days[0]?.day?.meals.find(({ meal_type }) => meal_type === 'lunch');
  const alimentId = meal?.mealComponents[0]?.components[0]?.alimentId ?? '';
  if (!followed) throw new Error('no meal plan');
  const wine = { name: 'Vino rosso', name_en: '', category: 'alcohol' as const };
  const aliments = followed.aliments.map((one) => (one.id === alimentId ? { ...one, ...wine } : one));
  const confirmed = [{ alimentId, allergen: 'alcohol' as const, strength: 'contains', profileVersion: 4 }];
  return { ...diet, plans: [{ ...followed, aliments, ...(isConfirmed && { confirmed }) }] };
}

const minor: DietaryProfile = { ...emptyProfile, isMinor: true };
const pregnant: DietaryProfile = { ...emptyProfile, isPregnant: true };
const startPage = () => <MealsOfToday>{'I pasti del server'}</MealsOfToday>;

test.each<[string, isConfirmed: boolean, DietaryProfile, reason: RegExp]>([
  ['a minor', true, minor, /^Sotto i 18 anni: alcol\. Previsto così da chi ti segue/],
  ['a pregnant client', true, pregnant, /^In gravidanza: alcol\. Previsto così da chi ti segue/],
  ['a minor', false, minor, /^Da confermare per un minorenne: alcol/],
  ['a pregnant client', false, pregnant, /^Da confermare in gravidanza: alcol/],
])(
  '%s reads why wine of a meal matters, on the day and on the start page; confirmed: %s',
  async (_, isConfirmed, profile, reason) => {
    answerDiet(withWine(isConfirmed), profile, 4);
    await showDiet(NutritionScreen);
    const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));
    const onDay = await lunch.findByText(reason);
    expect(onDay).toBeTruthy();
    cleanup();

    await showDiet(startPage);

    const mark = await screen.findByText(reason);
    expect(mark.closest('li')?.textContent).toMatch(/^Pranzo.*Attenzione in questo pasto:Vino rosso/);
  },
);

test('who reads that a food is to be confirmed reads what to do', async () => {
  answerDiet(withWine(false), minor, 4);
  await showDiet(startPage);

  expect(await screen.findByText('Chiedi a chi ti segue prima di mangiarlo o berlo.')).toBeTruthy();
});

test('wine that was confirmed while breastfeeding is to be confirmed again for the pregnancy that the client has declared', async () => {
  answerDiet(withWine(true), { ...emptyProfile, isLactating: true }, 4);
  respond(dietaryProfileRoutes.get.own, {
    ...{ profile: { ...emptyProfile, isLactating: true }, version: 4, asksStates: true, changes: [] },
    declarations: [{ ...declarationExample, question: 'Sei in gravidanza?', text: 'Sì' }],
  });
  await showDiet(startPage);

  expect(await screen.findByText(/^Da confermare in gravidanza: alcol/)).toBeTruthy();
  expect(screen.queryByText(/Previsto così da chi ti segue/)).toBeNull();
});
