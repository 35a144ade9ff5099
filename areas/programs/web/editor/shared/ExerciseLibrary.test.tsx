import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { currentView } from '../cells/visible-columns.ts';
import { bench, cell, clickCell, openGrid, press } from '../testing/grid.ts';

beforeEach(() => {
  currentView.set('columns');
  respond(exerciseRoutes.list, {
    exercises: [],
    total: 0,
    isSimilarOnly: false,
    nextPage: 0,
  });
  respond(exerciseRoutes.alternatives, { exercises: [] });
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const librarySearch = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Cerca per nome/ });

async function closeLibrary(): Promise<void> {
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a name that was not found is what the opened library searches', async () => {
  const day = await openGrid();
  await userEvent.click(day.getByRole('button', { name: 'Esercizio' }));
  await press('zzqq');
  await screen.findByRole('option', { name: 'Niente per «zzqq»: apri la libreria' });
  await press('{Enter}');

  expect((await librarySearch()).value).toBe('zzqq');
});

test('Enter on a name that no exercise has opens the library instead of taking a similar exercise', async () => {
  const lateral = { ...exampleExercise, name: 'Camminata laterale con mini band' };
  respond(exerciseRoutes.list, { exercises: [lateral], total: 1, isSimilarOnly: true, nextPage: 0 });
  const day = await openGrid();
  const rows = () => day.getAllByRole('rowheader').length;
  const before = rows();
  await userEvent.click(day.getByRole('button', { name: 'Esercizio' }));
  await press('camminata speciale');
  const options = await screen.findAllByRole('option', { name: /«camminata speciale»|laterale/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Niente per «camminata speciale»: apri la libreria',
    expect.stringContaining('Camminata laterale con mini band'),
  ]);
  await press('{Enter}');

  expect((await librarySearch()).value).toBe('camminata speciale');
  expect(rows()).toBe(before);
});

test('“Apri la libreria” searches the typed text too, and without one the library opens with an empty search', async () => {
  const day = await openGrid();
  await userEvent.click(day.getByRole('button', { name: 'Esercizio' }));
  await press('{End}{ArrowUp}{Enter}');
  expect((await librarySearch()).value).toBe('');
  await closeLibrary();

  await clickCell(cell(day, `Serie, ${bench}`));
  await press('{ArrowLeft}{ArrowLeft}pan');
  fireEvent.mouseDown(await screen.findByRole('option', { name: /apri la libreria/i }));
  fireEvent.click(screen.getByRole('option', { name: /apri la libreria/i }));

  expect((await librarySearch()).value).toBe('pan');
});

test('Escape in the library returns the focus to the button that adds an exercise', async () => {
  const day = await openGrid();
  await userEvent.click(day.getByRole('button', { name: 'Esercizio' }));
  await press('{ArrowUp}{Enter}');
  await librarySearch();
  await closeLibrary();

  await waitFor(() => expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' })));
});

test('Escape in the library returns the focus to the row whose exercise was to be replaced', async () => {
  const day = await openGrid();
  const name = day.getByRole('rowheader', { name: bench });
  await clickCell(name);
  await press('{Enter}zzqq');
  await screen.findByRole('option', { name: 'Niente per «zzqq»: apri la libreria' });
  await press('{Enter}');
  await librarySearch();
  await closeLibrary();

  await waitFor(() => expect(document.activeElement).toBe(day.getByRole('rowheader', { name: bench })));
});

test('Escape in the library that a row menu opened returns the focus to the row, wherever it was before', async () => {
  const day = await openGrid();
  await userEvent.click(day.getByRole('button', { name: 'Esercizio' }));
  await press('{ArrowUp}{Enter}');
  await librarySearch();
  await closeLibrary();
  await waitFor(() => expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' })));

  await userEvent.click(day.getByRole('button', { name: /^Azioni per .*Panca piana/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambia esercizio' }));
  await librarySearch();
  await closeLibrary();

  await waitFor(() => expect(document.activeElement).toBe(day.getByRole('rowheader', { name: bench })));
});
