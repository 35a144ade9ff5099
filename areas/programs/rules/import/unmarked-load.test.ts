import { expect, test } from 'vitest';
import { rowsIn } from './testing/rows-in.ts';

function read(line: string) {
  const [row] = rowsIn(`Giorno 1\n${line}`);
  return row && { weight: row.weight, restSeconds: row.restSeconds, info: row.info };
}

test.each([
  ["squat con bilanciere 4x6 100 rec 2' RIR 2", '100 kg', 120],
  ['rematore 3x10-8-6 50/55/60 90"', '50/55/60 kg', 90],
  ['Squat 4x6 100', '100 kg', null],
  ["Squat 4x6 100 2'", '100 kg', 120],
  ['Squat 4x6 62,5 rec 90', '62,5 kg', 90],
  ['Squat 4x8-10 60 RPE 8', '60 kg', null],
  ['Squat 4 serie da 8 60', '60 kg', null],
  ['Panca 3x10 60, 65, 70', '60/65/70 kg', null],
  ['Squat 5x5 100-110', '100-110 kg', null],
  ['Curl 3x12 8', '8 kg', null],
])('a number without a unit behind sets and repetitions is the load: %s', (line, weight, restSeconds) => {
  expect(read(line)).toEqual({ weight, restSeconds, info: '' });
});

test.each([
  ['Squat 4x6 90"', 90],
  ["Squat 4x6 2'", 120],
  ['Squat 3x8 60 s', 60],
  ['Squat 4x8 rec 90', 90],
])('a time with its unit is the rest and no load: %s', (line, restSeconds) => {
  expect(read(line)).toEqual({ weight: '', restSeconds, info: '' });
});

test.each([
  ['Squat 4x6 2', '2'],
  ['Squat 4x6 3010', '3010'],
  ['Squat 3x8 60-90', '60-90'],
  ['Squat 3x10 12 rip', '12 rip'],
  ['Squat 4x6 100 90', '100 90'],
])('a number that may be something else stays in the note: %s', (line, note) => {
  expect(read(line)).toEqual({ weight: '', restSeconds: null, info: note });
});
