import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestsTo } from '#shell/web/testing/fake-api.ts';
import type { Week } from '../../../contract/document.ts';
import { programRoutes } from '../../../contract.ts';
import { exampleProgram } from '../../../example.ts';
import { currentView } from '../cells/visible-columns.ts';
import { setClip } from './current-clip.ts';
import {
  bench,
  cell,
  clipboard,
  column,
  dayOf,
  rowLabels,
  openGrid,
  press,
  savedProgram,
  clickCell,
} from '../testing/grid.ts';

beforeEach(() => {
  currentView.set('columns');
  setClip(null);
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('pasted spreadsheet cells are written, and a text that does not parse is marked', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  held.set('text/plain', '5\t5\t100 kg\n4\tmax\t12 kg\n4x\t8\t\n');
  await clickCell(cell(day, `Serie, ${bench}`));
  paste();

  expect(column(day, 'Serie')).toEqual(['5', '4', '4x', '3']);
  expect(column(day, 'Ripetizioni').slice(0, 3)).toEqual(['5', 'max', '8']);
  expect(column(day, 'Carico')).toEqual(['100 kg', '12 kg', '', '']);
  expect(screen.getByRole('button', { name: '1 cella da correggere' })).toBeTruthy();
});

test('a load by set that a narrow cell cuts off is readable under the pointer', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  held.set('text/plain', '102,5-105-107,5');
  await clickCell(cell(day, `Carico, ${bench}`));
  paste();

  expect(await day.findByTitle(/^102,5-105-107,5 kg/)).toBeTruthy();
});

test('Enter in the title of a workout continues with its exercises', async () => {
  const day = await openGrid();
  await clickCell(day.getByRole('textbox', { name: "Titolo dell'allenamento" }));
  await press('{Enter}');

  expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' }));
});

test('one copied cell fills both selected cells, and spreadsheets get it as text', async () => {
  const day = await openGrid();
  const { held, copy, paste } = clipboard();
  await clickCell(cell(day, `Carico, ${bench}`));
  copy();
  await press('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  paste();

  expect(held.get('text/plain')).toBe('80 kg');
  expect(column(day, 'Carico')).toEqual(['80 kg', '80 kg', '80 kg', '']);
});

test('a row pasted over another keeps the id of the overwritten row; pasted as new it is appended with a new id', async () => {
  const day = await openGrid();
  const { copy, paste } = clipboard();
  const rows = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('{Shift>} {/Shift}');
  copy();
  await clickCell(cell(day, 'Serie, C Plank'));
  paste();
  await press('{Control>}{Shift>}v{/Shift}{/Control}');

  expect(rowLabels(day)).toEqual(['A', 'B1', 'B2', 'C', 'D']);
  const saved = (await savedProgram()).weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  expect(saved.map(({ name }) => name).slice(3)).toEqual([rows[0]?.name, rows[0]?.name]);
  expect(saved[3]?.id).toBe(rows[3]?.id);
  expect(rows.map(({ id }) => id)).not.toContain(saved[4]?.id);
});

test('a day pasted over another is one undo entry and one save', async () => {
  await openGrid();
  const second = await dayOf(2, 2);
  const { copy, paste } = clipboard();
  await userEvent.click((await dayOf(1)).getByRole('button', { name: 'Giorno 1' }));
  copy();
  await userEvent.click(second.getByRole('button', { name: 'Giorno 2' }));
  paste();
  expect(rowLabels(second)).toEqual(['A', 'B1', 'B2', 'C']);
  expect(second.getByDisplayValue('Spinta')).toBeTruthy();
  await savedProgram();

  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0] as HTMLElement);

  expect(second.getByDisplayValue('Gambe')).toBeTruthy();
  expect(requestsTo(programRoutes.save)).toHaveLength(1);
});

test('Ctrl+D fills down, Ctrl+R fills the same exercise in the following weeks', async () => {
  const day = await openGrid();
  const second = await dayOf(2);
  await clickCell(cell(day, `Ripetizioni, ${bench}`));
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(column(day, 'Ripetizioni').slice(0, 3)).toEqual(['6-8', '6-8', '6-8']);
  expect(column(second, 'Carico')[0]).toBe('82,5 kg');

  await clickCell(cell(day, `Carico, ${bench}`));
  await press('{Control>}r{/Control}');

  expect(column(second, 'Carico')[0]).toBe('80 kg');
});

test('Ctrl+R with a day or week selected copies it into the following weeks, also into empty ones', async () => {
  const [first, second] = exampleProgram.weeks;
  const empty = second?.days.map((day) => ({
    ...day,
    workouts: day.workouts.map((one) => ({ ...one, exercises: [] })),
  }));
  const day = await openGrid({ ...exampleProgram, weeks: [first as Week, { ...(second as Week), days: empty ?? [] }] });
  await userEvent.click(day.getByRole('button', { name: 'Giorno 1' }));
  await press('{Control>}r{/Control}');

  expect(await screen.findByText('Giorno copiato in 1 posto.')).toBeTruthy();
  expect(rowLabels(await dayOf(2))).toEqual(['A', 'B1', 'B2', 'C']);
  expect((await dayOf(2, 2)).queryAllByRole('button', { name: /^Seleziona/ })).toEqual([]);

  await clickCell(cell(day, `Carico, ${bench}`));
  await press('{Control>}aaa{/Control}');
  await press('{Control>}r{/Control}');

  expect(await screen.findByText('La settimana 1 è stata copiata in 1 settimana.')).toBeTruthy();
  expect(rowLabels(await dayOf(2, 2)).length).toBeGreaterThan(0);
});

test.each([
  ['{Control>}aaa{/Control}', 'Non ci sono settimane dopo la 2.'],
  ['{Control>}aa{/Control}', 'Non c’è un giorno in cui copiarlo.'],
])(
  'Ctrl+R in the last week copies nothing after %s, and offers no undo of what was done before',
  async (keys, text) => {
    await openGrid();
    await clickCell(cell(await dayOf(2), `Carico, ${bench}`));
    await press(keys);
    await press('{Control>}r{/Control}');

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Annulla' })).toHaveLength(1);
  },
);

test('Ctrl+arrow right leads into an empty week, where a copied day is pasted', async () => {
  const [first, second] = exampleProgram.weeks;
  const empty = second?.days.map((day) => ({
    ...day,
    workouts: day.workouts.map((one) => ({ ...one, exercises: [] })),
  }));
  const day = await openGrid({ ...exampleProgram, weeks: [first as Week, { ...(second as Week), days: empty ?? [] }] });
  const { copy, paste } = clipboard();
  await clickCell(cell(day, `Carico, ${bench}`));
  await press('{Control>}aa{/Control}');
  copy();
  await press('{Control>}{ArrowRight}{/Control}');
  paste();

  expect(rowLabels(await dayOf(2))).toEqual(['A', 'B1', 'B2', 'C']);
});
