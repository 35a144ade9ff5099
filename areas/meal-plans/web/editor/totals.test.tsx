import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { referenceRoutes } from '#areas/aliments/contract/references.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';
import { lineToCheck } from '../../rules/testing/lines.ts';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('the totals of a day with a free meal say that it is not counted, and not that values are not measured', async () => {
  const { mealPlan } = exampleDetail;
  const days = mealPlan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal, index) => (index === 3 ? { ...meal, free_meal: true, mealComponents: [] } : meal)),
  }));
  await openMealPlan({ mealPlan: { ...mealPlan, days } });
  const totals = within(screen.getByRole('region', { name: 'Totali' }));

  expect(totals.getByText('Il pasto libero non è nel conto: il totale vero è più alto.')).toBeTruthy();
  expect(totals.queryByText(/non sono misurati/)).toBeNull();
});

test('the average day counts the lines to be checked of the days that it is the mean of', async () => {
  const { mealPlan } = exampleDetail;
  const days = mealPlan.days.map((day) => {
    const line = lineToCheck('come venerdì');
    const [breakfast, ...others] = day.meals;
    const withLine = breakfast && { ...breakfast, mealComponents: [...breakfast.mealComponents, line] };
    return { ...day, meals: withLine ? [withLine, ...others] : others };
  });
  await openMealPlan({ mealPlan: { ...mealPlan, days } });
  const totals = within(screen.getByRole('region', { name: 'Totali' }));
  fireEvent.click(totals.getByRole('radio', { name: 'Media del piano' }));

  expect(await totals.findByText('Almeno: 1 riga da controllare non è nel conto.')).toBeTruthy();
});

test('the header says of how many days its average is, when some have no food', async () => {
  const { mealPlan } = exampleDetail;
  const days = mealPlan.days.map((day, index) => ({
    ...day,
    meals: index === 0 ? day.meals : day.meals.map((meal) => ({ ...meal, mealComponents: [] })),
  }));
  await openMealPlan({ mealPlan: { ...mealPlan, days } });

  expect(screen.getByText(/kcal al giorno, media su 1 giorno/)).toBeTruthy();
});

test('the share of a meal is one of the energy of its day, and of the target when the day has one', async () => {
  await openMealPlan();
  expect(screen.getAllByText(/\d% dell'energia/)).not.toHaveLength(0);
  cleanup();

  const { mealPlan } = exampleDetail;
  const grams = { protein_tot: 100, carbs_tot: 250, lipids_tot: 66 };
  const target = { calories: 2000, protein_percent: 20, carbs_percent: 50, lipids_percent: 30, ...grams };
  await openMealPlan({ mealPlan: { ...mealPlan, targets: { ...mealPlan.targets, day: target } } });
  expect(screen.getAllByText(/\d% dell'obiettivo/)).not.toHaveLength(0);
  expect(screen.queryByText(/\d% dell'energia/)).toBeNull();
});

test('the share of the target that a meal with a line to be checked reaches is “at least”', async () => {
  const { mealPlan } = exampleDetail;
  const grams = { protein_tot: 100, carbs_tot: 250, lipids_tot: 66 };
  const target = { calories: 2000, protein_percent: 20, carbs_percent: 50, lipids_percent: 30, ...grams };
  const days = mealPlan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, mealComponents: [...meal.mealComponents, lineToCheck('pesce')] })),
  }));
  await openMealPlan({ mealPlan: { ...mealPlan, days, targets: { ...mealPlan.targets, day: target } } });

  for (const share of screen.getAllByText(/\d% dell'obiettivo/))
    expect(share.textContent).toMatch(/≥\u00A0\d+% dell'obiettivo/);
});

test('the protein, carbohydrate, fat and fibre of a day with lines to be checked are “at least”, as its energy is', async () => {
  const { mealPlan } = exampleDetail;
  const line = lineToCheck('pesce');
  const days = mealPlan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal, index) =>
      index === 0 ? { ...meal, mealComponents: [...meal.mealComponents, line] } : meal,
    ),
  }));
  respond(referenceRoutes.list, { authority: 'efsa', intakes: [] });
  respond(micronutrientRoutes.list, { micronutrients: [] });
  await openMealPlan({ mealPlan: { ...mealPlan, days } });
  const totals = screen.getByRole('region', { name: 'Totali' });
  fireEvent.click(screen.getByRole('button', { name: 'Micronutrienti' }));
  const fibre = await screen.findByText('Fibra alimentare', {}, { timeout: 10_000 });

  expect(totals.querySelectorAll('strong')).toHaveLength(4);
  for (const value of totals.querySelectorAll('strong')) expect(value.textContent).toMatch(/^≥\u00A0\d/);
  expect(fibre.parentElement?.textContent).toMatch(/≥\u00A0\d/);
});
