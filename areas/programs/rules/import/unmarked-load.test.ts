import { expect, test } from 'vitest';
import { cellsAsLines } from './cells-as-lines.ts';
import { parseLine } from './line.ts';
import { rowsIn } from './testing/rows-in.ts';

/** What is read of the line by itself, of the quick entry of the editor. */
function typed(line: string) {
  const [row] = parseLine(line, 'typed');
  return row && { weight: row.weight, info: row.info, notices: row.notices };
}

/** What is read of the first exercise of a pasted text. */
function pasted(text: string) {
  const [row] = rowsIn(`Giorno 1\n${text}`);
  return row && { weight: row.weight, restSeconds: row.restSeconds, info: row.info, notices: row.notices };
}

test.each([
  ["squat con bilanciere 4x6 100 rec 2' RIR 2", '100 kg'],
  ['rematore 3x10-8-6 50/55/60 90"', '50/55/60 kg'],
  ['Squat 4x6 100', '100 kg'],
  ["Squat 4x6 100 2'", '100 kg'],
  ['Squat 4x8-10 60 RPE 8', '60 kg'],
  ['Squat 4 serie da 8 60', '60 kg'],
  ['Panca 3x10 60, 65, 70', '60/65/70 kg'],
  ['Alzate 3x12 6/8/10', '6/8/10 kg'],
  ['Squat 5x5 100-110', '100-110 kg'],
  ['Curl 3x12 8', '8 kg'],
])('typed in the editor, a number without a unit behind the repetitions is the load: %s', (line, weight) => {
  expect(typed(line)).toEqual({ weight, info: '', notices: [] });
});

test.each([
  ['Squat 4x6 2', '2'],
  ['Squat 4x6 3010', '3010'],
  ['Squat 3x8 60-90', '60-90'],
  ['Trazioni 3x8 90/120', '90/120'],
  ['Squat 3x8 8-9', '8-9'],
  ['Squat 3x8 7/8', '7/8'],
  ['Curl 3x12 (60)', '60'],
  ['Squat 3x10 12 rip', '12 rip'],
  ['Squat 4x6 100 90', '100 90'],
])('a number that may be something else stays in the note, also typed: %s', (line, note) => {
  expect(typed(line)).toMatchObject({ weight: '', info: note });
  expect(pasted(line)).toEqual({ weight: '', restSeconds: null, info: note, notices: ['kept_as_note'] });
});

test.each([
  ["Squat 4x6 100 rec 2' RIR 2", '100 kg', 120],
  ["Squat 4x6 100 2'", '100 kg', 120],
  ['Squat 4x6 62,5 rec 90', '62,5 kg', 90],
  ['Rematore 3x10-8-6 50/55/60 90"', '50/55/60 kg', 90],
  ['Panca 3x10 60/65/70', '60/65/70 kg', null],
  ['Panca 3x10 60, 65, 70', '60/65/70 kg', null],
  ['Squat 4x6 110\nPanca 4x6 80 kg', '110 kg', null],
  ['Squat 4x6 110-115\nPanca 4x6 80 kg', '110-115 kg', null],
])('pasted, such a number is the load where it cannot be the rest, with a notice: %s', (text, weight, restSeconds) => {
  expect(pasted(text)).toEqual({ weight, restSeconds, info: '', notices: ['kg_assumed'] });
});

test.each([
  ['Panca 4x10 90\nCroci 3x12 60\nCurl 3x12 60', '90'],
  ['Squat 4x6 100', '100'],
  ['Squat 4x6 110', '110'],
  ['Croci 3x12 60\nPanca 4x6 80 kg', '60'],
  ['Panca 3x10 80/85\nPlank 3x60"', '80/85'],
  ['Curl 3x12 8 rec 90', '8'],
  ['Squat 3x8 7/8/9', '7/8/9'],
  ['Squat 4x6 110 3"', '110 3"'],
])('pasted, a number that may be the rest stays in the note, with a notice: %s', (text, note) => {
  expect(pasted(text)).toMatchObject({ weight: '', info: note, notices: ['kept_as_note'] });
});

test('one number behind the repetitions in a table without headings may be the rest', () => {
  const lines = cellsAsLines([
    ['Panca', '4x10', '90'],
    ['Croci', '3x12', '60'],
    ['Curl', '3x12', '60'],
  ]);
  const rows = rowsIn(`Giorno 1\n${lines?.join('\n')}`);

  expect(rows.map(({ weight, info, notices }) => [weight, info, notices])).toEqual([
    ['', '90', ['kept_as_note']],
    ['', '60', ['kept_as_note']],
    ['', '60', ['kept_as_note']],
  ]);
});

test.each([
  ['Squat 4x6 90"', 90],
  ["Squat 4x6 2'", 120],
  ['Squat 3x8 60 s', 60],
  ['Squat 4x8 rec 90', 90],
])('a time with its unit is the rest and no load: %s', (line, restSeconds) => {
  expect(pasted(line)).toEqual({ weight: '', restSeconds, info: '', notices: [] });
});
