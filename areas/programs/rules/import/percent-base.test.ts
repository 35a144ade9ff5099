import { expect, test } from 'vitest';
import { parseTable } from './table.ts';
import { rowsOf } from './parse-result.ts';
import { rowsIn } from './testing/rows-in.ts';

/** Exercises with a percentage of something else than the maximum, and the words that stay in the note. */
const ofOthers = [
  ['Panca piana 3x6 @ 85% del top set', '85% del top set'],
  ['Panca piana 85% del top set 3x6', '85% del'],
  ['Panca piana 2x8 @ 90% of top set', '90% of top set'],
  ['Squat 3x8 50% del peso corporeo', '50% del peso corporeo'],
  ['Squat 3x8 50% BW', '50% BW'],
  ['Squat 3x8 @50% bodyweight rec 2 min', '50% bodyweight'],
  ['Squat 3x8 BW 50%', 'BW 50%'],
  ['Squat 3x8 (70-75% della serie precedente)', '70-75% della serie precedente'],
  ["Squat 3x8 80% dell'ultima serie", "80% dell'ultima serie"],
  ['Squat 3x8 80% del carico di lunedì RIR 2', '80% del carico di lunedì'],
  ['Squat 3x8 80% di 100 kg', '80% di 100 kg'],
  ['Squat 3x5 85% TM', '85% TM'],
  ['Squat 3x5 90% of training max', '90% of training max'],
  ['Squat 3x5 90% 5RM', '90% 5RM'],
  ['Panca inclinata 3x8 70% del massimale di panca piana', '70% del massimale di panca piana'],
  ["Bike 20' 70% FCmax", '70% FCmax'],
] as const;

test.each(ofOthers)('the percentage of "%s" is no share of the maximum: it is a note to be checked', (line, note) => {
  const [row] = rowsIn(line);
  expect(row).toMatchObject({ weight: '', notices: expect.arrayContaining(['percent_of_other']) });
  expect(row?.info).toContain(note);
});

test.each([
  ['Squat 3x8 @85% 1RM', '85% 1RM'],
  ['Squat 3x8 85% del massimale', '85% 1RM'],
  ['Squat 3x8 @ 85% max', '85% 1RM'],
  ['Squat 3x8 80-85% del 1RM rec 2 min', '80-85% 1RM'],
  ['Squat 85% of your max 3x5', '85%'],
  ['Squat 3x8 85% (lento)', '85%'],
  ['Squat 80% 5x3', '80%'],
])('the percentage of "%s" is of the maximum', (line, weight) => {
  const [row] = rowsIn(line);
  expect(row).toMatchObject({ weight });
  expect(row?.notices).not.toContain('percent_of_other');
});

test.each(['85% del top set', '50% BW', '50% del peso corporeo'])(
  'a cell “%s” in the column of the load is a note to be checked too',
  (cell) => {
    const rows = [
      ['Esercizio', 'Serie', 'Rip', 'Carico'],
      ['Squat', '3', '8', cell],
    ];
    const result = parseTable([{ name: null, rows }]);
    const [row] = result.kind === 'read' ? rowsOf(result.weeks) : [];
    expect(row).toMatchObject({ weight: '', info: cell, notices: expect.arrayContaining(['percent_of_other']) });
  },
);

test('the numbers of a column “Carico (% BW)” are no shares of the maximum: the column is named as unused', () => {
  const rows = [
    ['Esercizio', 'Serie', 'Rip', 'Carico (% BW)'],
    ['Squat', '3', '8', '50'],
  ];
  const result = parseTable([{ name: null, rows }]);
  expect(result).toMatchObject({ notices: [{ code: 'columns_unused', values: ['Carico (% BW)'] }] });
  expect(result.kind === 'read' && rowsOf(result.weeks)).toMatchObject([{ weight: '' }]);
});
