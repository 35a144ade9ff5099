import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const meal = (name: string) => within(screen.getByRole('region', { name }));
const row = (food: string) => meal('Pranzo').getByRole('button', { name: food }).closest('[data-row]') as HTMLElement;

async function deleteByMenu(menu: HTMLElement, label: string): Promise<void> {
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('after a row is deleted by its menu, the next row has the focus', async () => {
  await openMealPlan();

  await deleteByMenu(within(row('Passata di pomodoro')).getByRole('button', { name: 'Azioni della riga' }), 'Elimina');

  await waitFor(() => expect(row('Parmigiano').contains(document.activeElement)).toBe(true));
});

test.each(['button', 'right click'])(
  'the menu of an alternative, by %s, deletes the alternative only',
  async (opener) => {
    await openMealPlan();
    const rice = meal('Pranzo').getByRole('button', { name: 'Riso bianco crudo' });
    const line = within(rice.closest('[data-line]') as HTMLElement);

    if (opener === 'button') await userEvent.click(line.getByRole('button', { name: "Azioni dell'alternativa" }));
    else await userEvent.pointer({ keys: '[MouseRight]', target: rice });
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('menuitem', { name: "Togli l'alternativa" }));

    await waitFor(() => expect(meal('Pranzo').queryByRole('button', { name: 'Riso bianco crudo' })).toBeNull());
    expect(row('Pasta secca')).toBeTruthy();
  },
);

test('after a meal is deleted by its menu, the field that adds foods to the next meal has the focus', async () => {
  await openMealPlan();

  await deleteByMenu(screen.getByRole('button', { name: 'Azioni per Colazione' }), 'Elimina il pasto');

  await waitFor(() => expect(document.activeElement).toBe(meal('Spuntino').getByRole('combobox')));
});

test('after a day is deleted, the menu of the day that is shown instead has the focus', async () => {
  await openMealPlan();

  await deleteByMenu(screen.getByRole('button', { name: 'Azioni per Giorno 1' }), 'Elimina il giorno');

  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Azioni per Giorno/));
});
