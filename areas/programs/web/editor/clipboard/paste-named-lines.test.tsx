import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { programImportRoutes } from '../../../contract/import.ts';
import { exampleExercises, exampleProgram } from '../../../example.ts';
import { currentView } from '../cells/visible-columns.ts';
import { setClip } from './current-clip.ts';
import {
  bench,
  cell,
  clickCell,
  clipboard,
  column,
  dayOf,
  openGrid,
  rowLabels,
  savedProgram,
} from '../testing/grid.ts';

beforeEach(() => {
  currentView.set('columns');
  setClip(null);
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

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

test('a cell behind the columns of the grid is sent as a note, in which an effort is found', async () => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', `Squat\t5\t5${'\t'.repeat(20)}RIR 2\n`);
  await clickCell(day.getByRole('rowheader', { name: bench }));
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  expect(requestsTo(programImportRoutes.importText)[0]?.body).toMatchObject({
    text: expect.stringMatching(/\tnote\n.*\tRIR 2$/),
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

test.each([
  ['with the number of the row before the name', 'Serie', '1\tSquat\t5\t5\t100 kg\n2\tAffondi\t3\t12\t'],
  ['with marks of supersets', 'Serie', 'A1\tSquat\t5\t5\t100 kg\nA2\tAffondi\t3\t12\t'],
  ['with marks of supersets', 'Ripetizioni', 'A1\tSquat\t5\t5\t100 kg\nA2\tAffondi\t3\t12\t'],
  ['with marks of some rows', 'Carico', '\tSquat\t5\t5\t100 kg\nA\tAffondi\t3\t12\t'],
])('rows %s are rows, onto %s too', async (_, name, text) => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', text);
  await clickCell(cell(day, `${name}, ${bench}`));
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  expect(requestsTo(programImportRoutes.importText)[0]?.body).toMatchObject({
    text: expect.stringMatching(/^order\texercise\tsets\treps.*\n[^\t]*\tSquat\t5\t5\t100 kg/),
  });
});

test.each([
  ['Squat\t5\t5\t100 kg\n\t3\t12\t50 kg', '\n\t3\t12\t50 kg'],
  ['A1\tSquat\t5\t5\t100 kg\n\t\t3\t12\t50 kg', '\n\t\t3\t12\t50 kg'],
  ['Esercizio\tSerie\tRip\nSquat\t5\t5\n\t3\t12', '\n\t3\t12'],
])('a row without a name is sent below its exercise, of which the import reads it: %j', async (text, sent) => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('exact');
  held.set('text/plain', text);
  await clickCell(cell(day, `Serie, ${bench}`));
  paste();

  await screen.findByText('Incollati 2 esercizi.');
  expect(requestsTo(programImportRoutes.importText)[0]?.body).toMatchObject({ text: expect.stringContaining(sent) });
});

test.each([
  ['Serie', 'RDL\t5\t5\nT2\t3\t12'],
  ['Serie', 'Squat\t5\t5'],
  ['Carico', 'Banda elastica\t3\t12'],
  ['Carico', 'Elastico\t3\t12'],
  ['Tipo', 'Squat\t5\t5\t100 kg'],
])('onto %s the rows %j are looked up, and an unknown one changes nothing', async (name, text) => {
  currentView.set('rows');
  const day = await openGrid();
  const { held, paste } = clipboard();
  respondWithRows('unknown');
  const before = rowTexts(day);
  held.set('text/plain', text);
  await clickCell(cell(day, `${name}, ${bench}`));
  paste();

  await screen.findByText(/Niente è stato incollato: non conosciamo l’esercizio/);
  expect(rowTexts(day)).toEqual(before);
});

test.each([
  ['Serie', '5\t5\nSquat\t3\t12'],
  ['Serie', 'A1\tSquat\t5\t5\nAffondi\t3\t12'],
  ['Serie', '\t3\t12\nSquat\t5\t5'],
  ['Ripetizioni', '8\t80 kg\nPanca\t3\t10'],
])('onto %s the lines %j, of which only some begin with a name, change nothing', async (name, text) => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  const before = rowTexts(day);
  held.set('text/plain', text);
  await clickCell(cell(day, `${name}, ${bench}`));
  paste();

  await screen.findByText(/Niente è stato incollato: alcune righe iniziano con parole \(.+\) e altre no/);
  expect(rowTexts(day)).toEqual(before);
  expect(requestsTo(programImportRoutes.importText)).toHaveLength(0);
});

test.each([
  ['Carico', 'elastico rosso\nelastico verde', 'Carico', ['elastico rosso', 'elastico verde']],
  ['Carico', 'corpo libero\t1:30\n20 kg\t2', 'Carico', ['corpo libero', '20 kg']],
  ['Ripetizioni', 'max\t80 kg\n8\t60 kg', 'Ripetizioni', ['max', '8']],
  ['Serie', '4\ta piacere\t12 kg', 'Ripetizioni', ['a piacere']],
  ['Serie', '\t8\t12 kg\n\tmax\t10 kg', 'Ripetizioni', ['8', 'max']],
  ['Serie', '5\ntanti', 'Serie', ['5', 'tanti']],
])('onto %s the values %j stay values', async (name, text, changed, values) => {
  const day = await openGrid();
  const { held, paste } = clipboard();
  held.set('text/plain', text);
  await clickCell(cell(day, `${name}, ${bench}`));
  paste();

  expect(column(day, changed).slice(0, values.length)).toEqual(values);
  expect(requestsTo(programImportRoutes.importText)).toHaveLength(0);
});

/** Returns the texts of all cells of a day. */
function rowTexts(day: Awaited<ReturnType<typeof openGrid>>): (string | null)[] {
  return day.getAllByRole('gridcell').map(({ textContent }) => textContent);
}

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
