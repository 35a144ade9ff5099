import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { lineToCheck } from '#areas/meal-plans/rules/testing/lines.ts';
import type { Diet } from '../../contract.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

const allergic: DietaryProfile = { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'allergy' }] };
const mark = 'Non controllato per allergie e intolleranze: non si conoscono gli ingredienti.';

type Meal = NonNullable<Diet['days'][number]['day']>['meals'][number];

/** The example diet with these changes of its lunch. */
function withLunch(change: (lunch: Meal) => Partial<Meal>): Diet {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({
    ...one,
    day: one.day && {
      ...one.day,
      meals: one.day.meals.map((meal) => (meal.meal_type === 'lunch' ? { ...meal, ...change(meal) } : meal)),
    },
  }));
  return { ...diet, days };
}

const withCake = withLunch(({ mealComponents }) => ({
  mealComponents: [...mealComponents, lineToCheck('Torta della nonna')],
}));

test('a dish without ingredients is said not to be checked for a client with an allergy, on the day of the meals and on the start page', async () => {
  answerDiet(withCake, allergic);
  await showDiet(NutritionScreen);
  const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));

  expect((await lunch.findByText(mark)).closest('li')?.textContent).toContain('Torta della nonna');
  expect(screen.getAllByText(mark)).toHaveLength(1);

  cleanup();
  await showDiet(() => <MealsOfToday>{'I pasti del server'}</MealsOfToday>);

  expect((await screen.findByText(mark)).closest('li')?.textContent).toMatch(
    /^Pranzo.*Attenzione in questo pasto:.*Torta della nonna/,
  );
});

test('a meal that is only described is said not to be checked', async () => {
  answerDiet(
    withLunch(() => ({ mealComponents: [], meal_description: 'Piatto della mensa' })),
    allergic,
  );
  await showDiet(NutritionScreen);
  const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));

  expect(await lunch.findByText('Piatto della mensa')).toBeTruthy();
  expect(lunch.getByText(mark)).toBeTruthy();
});

test('a recipe without ingredients is said not to be checked', async () => {
  const diet = withLunch(() => ({
    mealComponents: [{ ...lineToCheck(''), lineKind: null, recipeId: exampleDiet().plans[0]?.recipes[0]?.id ?? '' }],
  }));
  answerDiet(diet, allergic);
  await showDiet(NutritionScreen);
  const lunch = within(await screen.findByRole('region', { name: 'Pranzo' }));

  expect(await lunch.findByText(mark)).toBeTruthy();
});

test('a client without allergies reads nothing of it', async () => {
  answerDiet(withCake);
  await showDiet(NutritionScreen);

  expect(await screen.findByText('Torta della nonna')).toBeTruthy();
  expect(screen.queryByText(mark)).toBeNull();
});
