import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleProgram, exampleSettings } from '../../example.ts';
import { rowsOf } from '../../rules/content.ts';
import { currentView } from './cells/visible-columns.ts';
import { cell, column, dayOf, press, clickCell } from './testing/grid.ts';
import { openProgramScreen } from './testing/open-program-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  currentView.set('columns');
});
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

/** The example program with an RPE and a tempo in its first row, or with neither in any row. */
function programWith(values: { rpe: number; tut: string } | null): typeof exampleProgram {
  const program = structuredClone(exampleProgram);
  for (const row of rowsOf(program.weeks)) Object.assign(row, { rpe: null, tut: '' });
  Object.assign(rowsOf(program.weeks)[0] ?? {}, values);
  return program;
}

test('columns that are hidden by default are shown in a program with values in them, such as an imported one', async () => {
  await openProgramScreen({ program: programWith({ rpe: 8, tut: '3-0-1-0' }) });
  const imported = await shownColumns();
  cleanup();
  await openProgramScreen({ program: programWith(null) });

  expect(imported).toEqual(['Carico', 'Recupero', 'RIR', 'RPE', 'TUT']);
  expect(await shownColumns()).toEqual(['Carico', 'Recupero', 'RIR']);
});

test('columns that were hidden on the device stay hidden, and the menu says that the program has values in them', async () => {
  await openProgramScreen({ program: programWith({ rpe: 8, tut: '3-0-1-0' }) });
  await shownColumns();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'RPE' }));
  cleanup();
  await openProgramScreen({ program: programWith({ rpe: 8, tut: '3-0-1-0' }) });

  expect(await shownColumns()).toEqual(['Carico', 'Recupero', 'RIR', 'TUT']);
  expect(screen.getByRole('button', { name: 'Campi' }).getAttribute('aria-description')).toBe(
    'Nascosti, ma con valori in questo programma: RPE',
  );
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
