import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const meal = (name: string) => within(screen.getByRole('region', { name }));
const gramsOf = (name: string) => meal('Pranzo').getByRole<HTMLInputElement>('textbox', { name: `Grammi di ${name}` });
const dayMenu = (number: number) => screen.queryByRole('button', { name: `Azioni per Giorno ${number}` });

test('undoing edits of the second day keeps it open; undoing one of the first day shows the first', async () => {
  await openMealPlan();
  await userEvent.clear(gramsOf('Pasta secca'));
  await userEvent.type(gramsOf('Pasta secca'), '120');
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Giorno 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplica' }));
  expect(dayMenu(2)).toBeTruthy();
  const before = gramsOf('Parmigiano').value;
  for (const [name, grams] of [
    ['Parmigiano', '33'],
    ['Passata di pomodoro', '44'],
  ] as const) {
    await userEvent.clear(gramsOf(name));
    await userEvent.type(gramsOf(name), grams);
  }

  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(dayMenu(2)).toBeTruthy();
  expect(gramsOf('Parmigiano').value).toBe(before);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(dayMenu(1)).toBeTruthy();
  expect(gramsOf('Pasta secca').value).not.toBe('120');
});
