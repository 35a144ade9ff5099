import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { valuesOf } from '#areas/aliments/rules/food-values.ts';
import { requestsTo } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { exampleContent, exampleDetail, openMealPlan } from '../testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const [first, second] = exampleContent.aliments as [UsedAliment, UsedAliment];
const own = (food: UsedAliment) => ({ ...food, isOwn: true });
const mealPlan = {
  ...exampleDetail.mealPlan,
  aliments: exampleContent.aliments.map((food) => (food === first || food === second ? own(food) : food)),
};
const corrected = (food: UsedAliment, calories: number) => ({
  ...{ id: food.id, ...valuesOf(food), calories },
  changedAt: '2026-11-12T10:00:00Z',
});
const open = (calories: number | null = 120) =>
  openMealPlan({ mealPlan }, [], [], [corrected(first, calories ?? first.calories ?? 0), corrected(second, 99)]);

const savedKcal = () => {
  const body = requestsTo(mealPlanRoutes.save).at(-1)?.body as
    | { changes: { id: string; fields: object }[] }
    | undefined;
  return Object.fromEntries(body?.changes.map(({ id, fields }) => [id, fields]) ?? []);
};

test('a row whose food has other values today says which, with the date, and is updated in one save', async () => {
  await open();
  const [mark] = await screen.findAllByRole('button', { name: `${first.calories} kcal → 120 kcal` });
  await userEvent.click(mark as HTMLElement);
  const details = within(await screen.findByRole('dialog'));
  expect(
    details.getByText(`Valori aggiornati il 12 nov 2026: ${first.calories} kcal → 120 kcal per 100 g`),
  ).toBeTruthy();

  await userEvent.click(details.getByRole('button', { name: 'Aggiorna' }));

  await waitFor(() => expect(savedKcal()).toEqual({ [first.id]: { calories: 120 } }));
  expect(screen.queryByRole('button', { name: `${first.calories} kcal → 120 kcal` })).toBeNull();
  expect(screen.getByText(/1 alimento ha oggi altri valori/)).toBeTruthy();
});

test('all foods are updated at once, and one step undoes it', async () => {
  await open();
  await screen.findByText(/2 alimenti hanno oggi altri valori/);

  await userEvent.click(screen.getByRole('button', { name: 'Aggiorna tutti' }));
  expect(await screen.findByText('Valori di 2 alimenti aggiornati.')).toBeTruthy();
  expect(screen.queryByText(/hanno oggi altri valori/)).toBeNull();

  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/2 alimenti hanno oggi altri valori/)).toBeTruthy();
});

test('a food that has the values of today has no mark', async () => {
  await open(null);

  await screen.findByText(/1 alimento ha oggi altri valori/);

  expect(screen.queryByRole('button', { name: `${first.calories} kcal → ${first.calories} kcal` })).toBeNull();
});
