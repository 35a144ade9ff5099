import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

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
