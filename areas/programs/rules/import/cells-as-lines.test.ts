import { expect, test } from 'vitest';
import { cellsAsLines } from './cells-as-lines.ts';
import { rowsOf } from './parse-result.ts';
import { parseText } from './text.ts';

/** The exercises of a table without a header, whose cells are separated by commas. */
function read(table: string) {
  const lines = cellsAsLines(table.split('\n').map((line) => line.split(',')));
  const imported = parseText(lines?.join('\n') ?? '');
  if (imported.kind !== 'read') throw new Error(`read: ${imported.kind}`);
  return rowsOf(imported.weeks);
}

test('a table without a header is recognised by its column of sets and repetitions', () => {
  expect(read('3a,Bench press,3 x 10,50 kg\n3b,Row,3 x 10,40 kg\n4,Squat,4 x 8,80 kg')).toMatchObject([
    { name: 'Bench press', sets: 3, reps: '10', weight: '50 kg', joinsSuperset: false, info: '', line: 1 },
    { name: 'Row', sets: 3, reps: '10', weight: '40 kg', joinsSuperset: true, info: '', line: 2 },
    { name: 'Squat', sets: 4, reps: '8', weight: '80 kg', joinsSuperset: false, info: '', line: 3 },
  ]);
});

test.each([
  ['3a,Bench press,3 x 10,50 kg\n3b,Row,3 x 10,50,5 kg', ['50 kg', '50,5 kg']],
  ['Bench press,3 x 10,52,5 kg\nRow,3 x 10,47,5 kg', ['52,5 kg', '47,5 kg']],
])('a decimal comma is not the end of a cell: %j', (table, weights) => {
  expect(read(table).map(({ weight }) => weight)).toEqual(weights);
});

test('after the repetitions come the load in kg, the rest in seconds and the note', () => {
  expect(read('Bench press,3 x 10,50,90,slow\nSquat,4x6-8,80,120,hold 2 s below\nRow,3x10,40 kg,90 s')).toMatchObject([
    { name: 'Bench press', reps: '10', weight: '50 kg', restSeconds: 90, info: 'slow' },
    { name: 'Squat', reps: '6-8', weight: '80 kg', restSeconds: 120, info: 'hold 2 s below' },
    { name: 'Row', weight: '40 kg', restSeconds: 90, info: '' },
  ]);
});

test('the headings of days between the rows start days', () => {
  const lines = cellsAsLines([['Day 1'], ['Squat', '4x8'], ['Day 2', ''], ['Row', '3x10']]);

  expect(lines).toEqual(['Day 1', 'Squat, 4x8', 'Day 2', 'Row, 3x10']);
});

test.each([
  'Squat 4x8, rec 90, RIR 2\nPanca 3x10, rec 60, RIR 1',
  'Squat,4,8,80,90\nPanca,3,10,60,60',
  'Tieni la schiena dritta, respira, spingi\nPoi riposa, bevi, riparti',
])('a text or a table without such a column is not changed: %j', (text) => {
  expect(cellsAsLines(text.split('\n').map((line) => line.split(',')))).toBeNull();
});
