import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../../contract.ts';
import { programImportRoutes } from '../../../contract/import.ts';
import { exampleExercises, exampleProgram } from '../../../example.ts';
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
  held.set('text/plain', '5\t5\t100 kg\n4\tmax\t12 kg\ntanti\t8\t\n');
  await clickCell(cell(day, `Serie, ${bench}`));
  paste();

  expect(column(day, 'Serie')).toEqual(['5', '4', 'tanti', '3']);
  expect(column(day, 'Ripetizioni').slice(0, 3)).toEqual(['5', 'max', '8']);
  expect(column(day, 'Carico')).toEqual(['100 kg', '12 kg', '', '']);
  expect(screen.getByRole('button', { name: '1 cella da correggere' })).toBeTruthy();
});

const imported = {
  ...{ type: 'reps' as const, value: '', rpe: null, rir: null, tut: '', info: '', restSeconds: null },
  ...{ sheet: null, joinsSuperset: false, isLeftOut: false, notices: [] },
};
function respondWithRows(match: 'exact' | 'unknown') {
  const squat = { ...imported, line: 2, text: '', name: 'Squat', sets: 5, reps: '5', weight: '100 kg' };
  const lunge = { ...imported, line: 3, text: '', name: 'Affondi', sets: 3, reps: '12', weight: '' };
  const { squat: known, legCurl } = exampleExercises;
  respond(programImportRoutes.importText, {
    preview: {
      ...{ title: '', notices: [], restSeconds: 90 },
      weeks: [{ days: [{ workouts: [{ title: '', info: '', rows: [squat, lunge] }] }] }],
      names: [
        { name: 'Squat', match: 'exact', candidates: [{ ...known, isOwn: false }] },
        { name: 'Affondi', match, candidates: [{ ...legCurl, isOwn: false }] },
      ],
    },
  });
}

test('spreadsheet rows pasted onto a name are rows: exercise and numbers stay together', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', 'Squat\t5\t5\t100 kg\nAffondi\t3\t12\n');
  await clickCell(day.getByRole('rowheader', { name: bench }));
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  const rows = (await savedProgram()).weeks[0]?.days[0]?.workouts[0]?.exercises.slice(0, 2);
  expect(rows?.map(({ name, sets, reps, weight }) => [name, sets, reps, weight])).toEqual([
    ['Squat con bilanciere', 5, '5', '100 kg'],
    ['Leg curl da sdraiato', 3, '12', ''],
  ]);
  expect(requestsTo(programImportRoutes.importText)[0]?.body).toMatchObject({
    text: expect.stringMatching(/^exercise\tsets\treps/),
  });
});

test('rows that begin with an unknown name are refused whole, also on a cell of numbers', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('unknown');
  const before = column(day, 'Serie');
  held.set('text/plain', 'Squat\t5\t5\t100 kg\nAffondi\t3\t12\n');
  await clickCell(cell(day, `Serie, ${bench}`));
  paste();

  await screen.findByText(/Niente è stato incollato: non conosciamo l’esercizio «Affondi»/);
  expect(column(day, 'Serie')).toEqual(before);
});

test('spreadsheet rows pasted into the exercise search are added as rows, and nothing else changes', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', 'Squat\t5\t5\t100 kg\nAffondi\t3\t12\n');
  await clickCell(day.getByRole('button', { name: 'Esercizio' }));
  await screen.findByRole('combobox', { name: 'Cerca un esercizio' });
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  expect(screen.queryByRole('combobox', { name: 'Cerca un esercizio' })).toBeNull();
  expect(rowLabels(day)).toEqual(['A', 'B1', 'B2', 'C', 'D', 'E']);
  const rows = (await savedProgram()).weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  expect(rows[0]?.name).toBe('Panca piana con bilanciere');
  expect(rows.slice(4).map(({ name, sets, reps }) => [name, sets, reps])).toEqual([
    ['Squat con bilanciere', 5, '5'],
    ['Leg curl da sdraiato', 3, '12'],
  ]);
});

test('rows with an unknown name pasted into the exercise search leave the focus on the button of the workout', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('unknown');
  held.set('text/plain', 'Squat\t5\t5\t100 kg\nAffondi\t3\t12\n');
  await clickCell(day.getByRole('button', { name: 'Esercizio' }));
  await screen.findByRole('combobox', { name: 'Cerca un esercizio' });
  paste();

  await screen.findByText(/Niente è stato incollato/);
  expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' }));
});

test('one line pasted into the exercise search is searched', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  held.set('text/plain', 'Squat\n');
  await clickCell(day.getByRole('button', { name: 'Esercizio' }));
  await screen.findByRole('combobox', { name: 'Cerca un esercizio' });

  expect(paste()).toBe(true);
  expect(requestsTo(programImportRoutes.importText)).toHaveLength(0);
});

test('spreadsheet rows pasted with the button of a workout focused are added to this workout', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', 'Squat\t5\t5\t100 kg\nAffondi\t3\t12\n');
  await clickCell(cell(day, `Serie, ${bench}`));
  day.getByRole('button', { name: 'Esercizio' }).focus();
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  expect(rowLabels(day)).toEqual(['A', 'B1', 'B2', 'C', 'D', 'E']);
});

test('spreadsheet rows pasted onto a selected empty day are its exercises', async () => {
  const program = structuredClone(exampleProgram);
  for (const workout of program.weeks[0]?.days[1]?.workouts ?? []) workout.exercises = [];
  await openGrid(program);
  const day = await dayOf(1, 2);
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', 'Squat\t5\t5\t100 kg\nAffondi\t3\t12\n');
  await clickCell(day.getByRole('button', { name: 'Giorno 2' }));
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  expect(column(day, 'Serie')).toEqual(['5', '3']);
});

test('a load by set that a narrow cell cuts off is readable under the pointer', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  held.set('text/plain', '102,5-105-107,5');
  await clickCell(cell(day, `Carico, ${bench}`));
  paste();

  expect(await day.findByTitle('102,5-105-107,5 kg')).toBeTruthy();
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

test('Ctrl+R with a day selected reloads the page and copies nothing', async () => {
  const day = await openGrid();
  await userEvent.click(day.getByRole('button', { name: 'Giorno 1' }));
  const isLeftToBrowser = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r', ctrlKey: true });

  expect(isLeftToBrowser).toBe(true);
  expect(screen.queryByText(/celle riempite|Non c’è dove copiarlo/)).toBeNull();
});
