import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { exampleContent, exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';
import { lineToCheck } from '../../rules/testing/lines.ts';

// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };
const openedDialog = async (name: string) => within(await screen.findByRole('dialog', { name }, loading));

const emptyDays = exampleContent.days.slice(0, 1).map((day) => ({
  ...day,
  id: '0199a000-0000-7000-8000-00000000e0d2',
  name: 'Domenica libera',
  meals: day.meals.slice(0, 1).map((meal) => ({ ...meal, id: exampleDetail.mealPlan.id, mealComponents: [] })),
}));
const mealPlan = { ...exampleDetail.mealPlan, days: [...exampleContent.days, ...emptyDays] };

test('a meal plan with a day without food is completed after a confirmation that names the day', async () => {
  await openMealPlan({ mealPlan: { ...mealPlan, isDraft: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Segna come completo' }));
  const dialog = await openedDialog('Ci sono giorni vuoti');
  expect(dialog.getByText(/Domenica libera/)).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Segna come completo' }));

  expect(await screen.findByRole('link', { name: 'Assegna' })).toBeTruthy();
});

test('before a meal plan is published, the days without food are named', async () => {
  const clientId = '0199a000-0000-7000-8000-0000000000c1';
  const copy = { isCustom: true, clientId, clientName: 'Carla Prova', startsOn: '2026-11-01' };
  await openMealPlan({ mealPlan: { ...mealPlan, ...copy } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = await openedDialog('Pubblica per il cliente');

  expect(await dialog.findByText(/Domenica libera/)).toBeTruthy();
});

test('an empty meal plan offers to paste a written diet, one with food does not', async () => {
  const days = exampleContent.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      ...{ free_meal: false, meal_description: '', meal_description_en: '', mealComponents: [] },
    })),
  }));
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, days } });
  await userEvent.click(await screen.findByRole('button', { name: 'Incolla una dieta' }, loading));

  const dialog = within(await screen.findByRole('dialog', { name: 'Incolla una dieta' }, loading));
  expect(dialog.getByRole('textbox')).toBeTruthy();
  cleanup();

  await openMealPlan();
  expect(screen.queryByRole('button', { name: 'Incolla una dieta' })).toBeNull();
});

test('a meal plan with lines to be checked is completed after a confirmation that says how many and where', async () => {
  const line = lineToCheck('come lunedì');
  const days = exampleContent.days.map((day, dayIndex) => ({
    ...day,
    name: `Giorno ${dayIndex + 1}`,
    meals: day.meals.map((meal, index) =>
      index === 2 && dayIndex === 0 ? { ...meal, mealComponents: [...meal.mealComponents, line] } : meal,
    ),
  }));
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, days, isDraft: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Segna come completo' }));
  const dialog = await openedDialog('Ci sono righe da controllare');
  expect(dialog.getByText(/^1 riga da controllare non è nel conto.*Si trova in: Giorno 1, Pranzo\.$/)).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Segna come completo' }));

  expect(await screen.findByRole('link', { name: 'Assegna' })).toBeTruthy();
});

test('the average of the plan names the days that are left out of it, in the header and beside the totals', async () => {
  await openMealPlan({ mealPlan });
  const days = 'senza Giorno 2 (pasto libero), Domenica libera (senza alimenti nel conto)';
  const header = await screen.findByText(/kcal al giorno, media su 1 giorno/);

  expect(header.textContent).toContain(days);
  await userEvent.click(await screen.findByRole('radio', { name: 'Media del piano' }, loading));
  expect(screen.getByText(`Media ${days}.`)).toBeTruthy();
});
