import { expect, test } from 'vitest';
import { parseLine } from './line.ts';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';
import { parseText } from './text.ts';
import { rowsIn } from './testing/rows-in.ts';

test.each([
  'Riscaldamento: 10x20, 5x40',
  'riscaldamento : 10x20, 5x40.',
  '- Serie di riscaldamento: 10×20, 5×40',
  'Avvicinamento: 10x20, 5x40',
  'Warm-up: 10x20, 5x40',
  'warm up sets: 10x20, 5x40',
])('the line "%s" is the warm-up of the exercise above, not an exercise', (line) => {
  const rows = rowsIn(`Giorno 1\nSquat 4x8 @80\n${line}\nPanca 3x10`);

  expect(rows.map(({ name }) => name)).toEqual(['Squat', 'Panca']);
  expect(rows[0]?.warmUp.replaceAll('×', 'x')).toBe('10x20, 5x40');
  expect(rows[1]?.warmUp).toBe('');
});

test('a warm-up above the first exercise of a day, with or without an empty line between, is that of the exercise', () => {
  const rows = rowsIn(
    'Giorno 1\nRiscaldamento: 10x20, 5x40\nSquat 4x8 @80\nPanca 3x10\nGiorno 2\nWarm-up: 8x50%\n\nStacco 3x5',
  );

  expect(rows.map(({ name, warmUp }) => [name, warmUp])).toEqual([
    ['Squat', '10x20, 5x40'],
    ['Panca', ''],
    ['Stacco', '8x50%'],
  ]);
});

test('of two exercises with their warm-ups above them each gets its own', () => {
  const rows = rowsIn('Giorno 1\nRiscaldamento: 10x20\nSquat 4x8\nRiscaldamento: 5x40\nPanca 3x10');

  expect(rows.map(({ name, warmUp }) => [name, warmUp])).toEqual([
    ['Squat', '10x20'],
    ['Panca', '5x40'],
  ]);
});

test('a warm-up without an exercise, or beside that of its exercise, is kept in the note', () => {
  const below = rowsIn('Giorno 1\nSquat 4x8\nRiscaldamento: 10x20\nRiscaldamento: 5x40\nGiorno 2\nPanca 3x10');
  const [own] = rowsIn('Giorno 1\nRiscaldamento: 10x20\nSquat 4x8 riscaldamento: 5x40');

  expect(below.map(({ name, warmUp, info }) => [name, warmUp, info])).toEqual([
    ['Squat', '10x20', 'Riscaldamento: 5x40'],
    ['Panca', '', ''],
  ]);
  expect(own).toMatchObject({ warmUp: '5x40', info: 'Riscaldamento: 10x20' });
});

test('a section "Riscaldamento", and a warm-up that is no list of sets, are read as before', () => {
  const [bike, squat] = rowsIn('Giorno 1\nRiscaldamento\nCyclette 10 min\nSquat 4x8');

  expect(bike).toMatchObject({ name: 'Cyclette', info: 'Riscaldamento', warmUp: '' });
  expect(squat).toMatchObject({ name: 'Squat', warmUp: '' });
});

test('a warm-up at the end of a line is split from the exercise', () => {
  expect(parseLine('Squat 4x8 @80 kg RIR 2 (warm-up: 8 x 50%, 5 x 70%) note: lento')).toMatchObject([
    { name: 'Squat', sets: 4, reps: '8', weight: '80 kg', rir: 2, warmUp: '8 x 50%, 5 x 70%', info: 'lento' },
  ]);
});

test('a column "Riscaldamento" of a table is read, and a text that is no warm-up is added to the note', () => {
  const result = parseTable([
    {
      name: null,
      rows: [
        ['Esercizio', 'Serie', 'Rip', 'Riscaldamento'],
        ['Squat', '4', '8', '10x20 5x40 kg'],
        ['Panca', '4', '8', 'sciogli le spalle'],
      ],
    },
  ]);
  const [squat, bench] = result.kind === 'read' ? rowsOf(result.weeks) : [];

  expect(squat).toMatchObject({ name: 'Squat', warmUp: '10x20 5x40 kg', info: '' });
  expect(bench).toMatchObject({ name: 'Panca', warmUp: '', info: 'sciogli le spalle', notices: ['kept_as_note'] });
});

test.each(['Riscaldamento: 10x20, 5x40, 3x60', 'Riscaldamento: Squat 10x20, 5x40, 3x60'])(
  'in a table and in a text "%s" is the warm-up of the squat, above or below it',
  (line) => {
    const header = ['Esercizio', 'Serie', 'Rip'];
    const tables = [
      [['Giorno 1'], header, ['Panca', '3', '10'], [''], [line], ['Squat', '4', '8']],
      [['Giorno 1'], header, ['Squat', '4', '8'], [line], ['Panca', '3', '10']],
    ].slice(line.includes('Squat') ? 0 : 1);
    const read = tables.map((rows) => parseTable([{ name: null, rows }]));
    const warmUps = read.map((result) => result.kind === 'read' && rowsOf(result.weeks).find(({ warmUp }) => warmUp));

    expect(warmUps).toMatchObject(
      tables.map(() => ({ name: 'Squat', sets: 4, warmUp: '10x20, 5x40, 3x60', info: '' })),
    );
    expect(rowsIn(`Giorno 1\nSquat 4x8\n${line}\nPanca 3x10`).map(({ name, warmUp }) => [name, warmUp])).toEqual([
      ['Squat', '10x20, 5x40, 3x60'],
      ['Panca', ''],
    ]);
  },
);

test('a warm-up at the end of a table, and one for an exercise that is not next to it, are notes', () => {
  const rows = [
    ['Giorno 1'],
    ['Esercizio', 'Serie', 'Rip'],
    ['Panca', '3', '10'],
    ['Riscaldamento: Stacco 10x20, 5x40'],
  ];
  const result = parseTable([{ name: null, rows }]);

  expect(result.kind === 'read' && rowsOf(result.weeks)).toMatchObject([
    { name: 'Panca', warmUp: '', info: 'Riscaldamento: Stacco 10x20, 5x40' },
  ]);
});

test('a single set with the name of an exercise stays an exercise: "Riscaldamento: Face pull 2x20"', () => {
  expect(rowsIn('Giorno 1\nRiscaldamento: Face pull 2x20\nPanca 4x8')).toHaveLength(2);
});

test.each([
  "Riscaldamento: 5' bike + mobilità spalle",
  'Riscaldamento 10 min tapis roulant',
  'Warm-up: 5 min row, band pull-aparts',
  'Defaticamento: 5 min stretching',
])('"%s" is a note of the workout, in a text and in a table', (line) => {
  const text = parseText(`Giorno 1\n${line}\nSquat 4x8\nPanca 3x10`);
  const table = parseTable([{ name: null, rows: [['Giorno 1'], [line], ['Esercizio', 'Serie'], ['Squat', '4']] }]);

  expect(text.kind === 'read' && text.weeks[0]?.days[0]?.workouts[0]?.info).toBe(line);
  expect(text.kind === 'read' && rowsOf(text.weeks).map(({ name }) => name)).toEqual(['Squat', 'Panca']);
  expect(table.kind === 'read' && table.weeks[0]?.days[0]?.workouts[0]?.info).toBe(line);
  expect(table.kind === 'read' && rowsOf(table.weeks).map(({ name }) => name)).toEqual(['Squat']);
});

test('a warm-up above all exercises, or one with sets', () => {
  const above = parseText("Riscaldamento: 5' bike + mobilità spalle\nPlank 3x45s");

  expect(above.kind === 'read' && above.weeks[0]?.days[0]?.workouts[0]?.info).toBe(
    "Riscaldamento: 5' bike + mobilità spalle",
  );
  expect(rowsIn('Giorno 1\nRiscaldamento: 2x15 cuffia\nSquat 4x8')).toHaveLength(2);
});
