import { expect, test } from 'vitest';
import { daysAsLines } from './day-columns.ts';

test('columns of days are read one day after the other', () => {
  const lines = daysAsLines([
    ['Massa', '', ''],
    ['Lunedì', 'Mercoledì', ''],
    ['Squat 4x8 80kg', 'Panca 4x8', ''],
    ['Calf 4x15', '', ''],
  ]);

  expect(lines).toEqual(['Massa', 'Lunedì', 'Squat 4x8 80kg', 'Calf 4x15', '', 'Mercoledì', 'Panca 4x8', '', '']);
});

test.each([
  [
    [
      ['Giorno', 'Esercizio', 'Serie'],
      ['Lunedì', 'Squat', '4'],
    ],
  ],
  [
    [
      ['Lunedì', ''],
      ['Squat', '4x8'],
    ],
  ],
  [
    [
      ['Lunedì', 'Martedì', ''],
      ['Squat', 'Panca', '4x8'],
    ],
  ],
])('other tables are not: %j', (rows) => {
  expect(daysAsLines(rows)).toBeNull();
});
