import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleSettings } from '../../example.ts';
import { cell, column, dayOf, press, clickCell } from './testing/grid.ts';
import { openProgramScreen } from './testing/open-program-screen.tsx';

afterEach(cleanup);

/** Returns the labels of the columns that are checked in the menu. */
async function shownColumns(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Campi' }));
  const menuItems = await screen.findAllByRole('menuitemcheckbox');
  return menuItems
    .filter((menuItem) => menuItem.getAttribute('aria-checked') === 'true')
    .map((menuItem) => menuItem.textContent ?? '');
}

test('a new exercise has the default rest of the account, 150 seconds', async () => {
  respond(exerciseRoutes.list, { exercises: [exampleExercise], total: 1, isSimilarOnly: false, nextPage: 0 });
  await openProgramScreen({ settings: { ...exampleSettings, defaultRestSeconds: 150, hiddenColumns: [] } });
  const day = await dayOf(1);
  await clickCell(cell(day, 'Serie, C Plank'));
  await press('{Control>}{Enter}{/Control}');
  await press(exampleExercise.name.slice(0, 5));
  await screen.findByRole('option', { name: new RegExp(exampleExercise.name) }, { timeout: 8000 });
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
  await press('{Enter}');

  await waitFor(() => expect(column(day, 'Recupero')).toHaveLength(5));
  expect(column(day, 'Recupero').at(-1)).toBe('02:30');
});

test('a new device hides the columns hidden by the account; a choice on the device replaces them', async () => {
  const without = (...hidden: (typeof exampleSettings)['hiddenColumns']) => ({
    settings: { ...exampleSettings, hiddenColumns: hidden },
  });
  await openProgramScreen(without('weight', 'rir', 'info'));
  const first = await shownColumns();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'RIR' }));
  cleanup();
  await openProgramScreen(without('type', 'rest'));

  expect(first).toEqual(['Tipo', 'Recupero', 'RPE', 'TUT']);
  expect(await shownColumns()).toEqual(['Tipo', 'Recupero', 'RIR', 'RPE', 'TUT']);
});
