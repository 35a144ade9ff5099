import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { StoredDay } from '#areas/meal-plans/contract/document.ts';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { clientMealRoutes, mealRoutes } from '../../contract.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

const equivalentsAllowed = { mode: 'equivalents', energyTolerancePercent: 15 } as const;

const StartPage = () => <MealsOfToday>{null}</MealsOfToday>;

test('an alternative that the client excludes is not offered', async () => {
  answerDiet(exampleDiet(), { ...emptyProfile, excludedWords: ['merluzzo'] });
  await showDiet(NutritionScreen);

  expect(await within(await meal('Pranzo')).findByRole('button', { name: /Scegli Riso/ })).toBeTruthy();
  expect(within(await meal('Cena')).queryByRole('button', { name: /Scegli Merluzzo/ })).toBeNull();
});

test('an alternative against the profile that the professional explained is offered with its mark', async () => {
  const diet = exampleDiet();
  const explained = (day: StoredDay) =>
    mapComponents(day, (one) => ({
      ...one,
      conflictNote: 'Poco, va bene',
      explainedConflicts: one.alternatives.map(({ alimentId }) => `${alimentId} excluded`),
    }));
  const days = diet.days.map(({ day, ...one }) => ({ ...one, day: day && explained(day) }));
  answerDiet({ ...diet, days }, { ...emptyProfile, excludedWords: ['merluzzo'] });
  await showDiet(NutritionScreen);
  const dinner = within(await meal('Cena'));

  expect(await dinner.findByRole('button', { name: /Scegli Merluzzo/ })).toBeTruthy();
  expect(dinner.getByText(/merluzzo/, { selector: 'span' })).toBeTruthy();
});

test('a planned food that became an allergy of the client is marked', async () => {
  const allergies = [{ allergen: 'gluten' as const, severity: 'allergy' as const }];
  const diet = exampleDiet();
  const withGluten = { gluten: 'contains' as const };
  const plans = diet.plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((aliment) =>
      /^Pasta/.test(aliment.name) ? { ...aliment, allergens: withGluten, declaresAllergens: true } : aliment,
    ),
  }));
  answerDiet({ ...diet, plans }, { ...emptyProfile, allergies });
  await showDiet(NutritionScreen);

  expect(await within(await meal('Pranzo')).findByText(/glutine.*allergia/i)).toBeTruthy();
});

test('a planned food with gluten says to a client with coeliac disease also that nobody knows of its lactose', async () => {
  const diet = exampleDiet();
  const own = { allergens: { gluten: 'contains' as const }, declaresAllergens: false, isOwn: true };
  const plans = diet.plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((aliment) => (/^Pasta/.test(aliment.name) ? { ...aliment, ...own } : aliment)),
  }));
  answerDiet({ ...diet, plans }, { ...emptyProfile, isGlutenFree: true, isLactoseFree: true });
  await showDiet(NutritionScreen);

  const reasons = 'Non è senza glutine. Non si sa se è senza lattosio';
  expect(await within(await meal('Pranzo')).findByText(reasons)).toBeTruthy();
});

const shellfish = [{ allergen: 'crustaceans' as const, severity: 'allergy' as const }];

/** The diet with a note of its lunch, and a line, a note and the name of a food that name prawns, too. */
function withNotes(isFree = false) {
  const diet = exampleDiet();
  const noted = (day: StoredDay): StoredDay => ({
    ...day,
    description: 'Stasera niente gamberi',
    meals: day.meals.map((one) => ({
      ...one,
      free_meal: isFree,
      meal_description: 'Tonno, oppure 150 g di gamberi',
      mealComponents: [
        ...one.mealComponents,
        {
          id: crypto.randomUUID(),
          line: 'Scampi a piacere',
          line_en: '',
          lineKind: null,
          recipeId: null,
          components: [],
        },
      ],
    })),
  });
  const plans = diet.plans.map((one) => ({ ...one, description: 'Ogni tanto aragosta' }));
  return { ...diet, plans, days: diet.days.map(({ day, ...one }) => ({ ...one, day: day && noted(day) })) };
}

test('what notes and lines name against the profile is marked beside them', async () => {
  answerDiet(withNotes(), { ...emptyProfile, allergies: shellfish });
  await showDiet(NutritionScreen);
  const lunch = within(await meal('Pranzo'));

  expect((await lunch.findByText(/«150 g di gamberi»/)).textContent).toMatch(/Crostacei \(allergia\)/);
  expect(lunch.getAllByText(/Crostacei \(allergia\)/)).toHaveLength(2);
  expect(screen.getByText('Ogni tanto aragosta').parentElement?.textContent).toMatch(/Crostacei/);
  expect(screen.getByText('Stasera niente gamberi').parentElement?.textContent).not.toMatch(/Crostacei/);
});

test('the note of a free meal is marked on the page of the meals', async () => {
  answerDiet(withNotes(true), { ...emptyProfile, allergies: shellfish });
  await showDiet(NutritionScreen);
  expect(await within(await meal('Pranzo')).findByText(/«150 g di gamberi»/)).toBeTruthy();
});

test('the start page warns of what notes name', async () => {
  answerDiet(withNotes(true), { ...emptyProfile, allergies: shellfish });
  await showDiet(StartPage);

  expect((await screen.findAllByText(/«150 g di gamberi»/)).length).toBeGreaterThan(0);
});

function meal(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

test.each([
  ['on the page of the meals', NutritionScreen],
  ['on the start page', StartPage],
])('%s a client with a plan who never said anything about allergies is asked for them', async (_where, Shown) => {
  answerDiet(exampleDiet(), emptyProfile, 0);
  await showDiet(Shown);

  const link = await screen.findByRole('link', { name: 'Indica allergie e intolleranze' });
  expect(link.getAttribute('href')).toBe('/settings/dietary-profile');
});

test.each([
  ['of whom somebody said that there are none', {}, true],
  ['who withdrew the consent to health data', { isConsentWithdrawn: true }, false],
])('a client with a plan %s is not asked', async (_who, changes, hasNoOtherAllergies) => {
  answerDiet(exampleDiet(changes), { ...emptyProfile, hasNoOtherAllergies });
  await showDiet(NutritionScreen);

  expect(await meal('Pranzo')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Indica allergie e intolleranze' })).toBeNull();
});

test('a vegetarian reads of a planned food that it is not known whether it suits them, and what to do', async () => {
  const diet = exampleDiet();
  const own = { isOwn: true, suits: [], allergens: {}, declaresAllergens: true };
  const plans = diet.plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((aliment) => (/^Pasta/.test(aliment.name) ? { ...aliment, ...own } : aliment)),
  }));
  answerDiet({ ...diet, plans }, { ...emptyProfile, diet: 'vegetarian' });
  await showDiet(NutritionScreen);

  const text = 'Non si sa se è vegetariano. Leggi l’etichetta o chiedi a chi ti segue.';
  expect((await within(await meal('Pranzo')).findAllByText(text)).length).toBeGreaterThan(0);
});

test('milk with little lactose says how much, in the search and in the day after it was chosen', async () => {
  const diet = exampleDiet();
  const plans = diet.plans.map((one) => ({ ...one, swaps: equivalentsAllowed }));
  answerDiet({ ...diet, plans }, { ...emptyProfile, isLactoseFree: true });
  const allergens = { milk: 'contains' as const };
  const aliment = { ...exampleAliments.bread, name: 'Latte delattosato', allergens, micronutrients: { lactose: 0.05 } };
  const equivalents = [{ aliment, quantity: 110, portion: null }];
  respond(clientMealRoutes.equivalents, { role: 'carbs_tot', equivalents });
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const lunch = within(await meal('Pranzo'));

  await userEvent.click(await lunch.findByRole('button', { name: /altro alimento al posto di Pasta/ }));
  const name = /Latte delattosato.*Lattosio fino a 0,1 g per 100 g.*110 g/;
  await userEvent.click(await screen.findByRole('button', { name }));

  expect(await lunch.findByText('Lattosio fino a 0,1 g per 100 g')).toBeTruthy();
});
