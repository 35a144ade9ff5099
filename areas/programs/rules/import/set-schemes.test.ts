import { describe, expect, test } from 'vitest';
import { parseLine } from './line.ts';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';
import { rowsIn } from './testing/rows-in.ts';

/** The values of the rows of a line that a test compares. */
function parsed(line: string) {
  return parseLine(line).map(({ name, sets, reps, weight, rpe, rir, restSeconds, info, joinsSuperset }) => ({
    ...{ name, sets, reps, weight, info },
    ...(rpe !== null && { rpe }),
    ...(rir !== null && { rir }),
    ...(restSeconds !== null && { restSeconds }),
    ...(joinsSuperset && { joinsSuperset }),
  }));
}

describe('several schemes of sets with one unit of load are one row by set', () => {
  test.each([
    [
      'Stacco da terra 1x5 @ 85%, 2x8 @ 70% rec 3 min',
      { name: 'Stacco da terra', sets: 3, reps: '5/8/8', weight: '85/70/70%', restSeconds: 180, info: '' },
    ],
    ['Panca 1x3 100kg + 3x8 80kg', { name: 'Panca', sets: 4, reps: '3/8/8/8', weight: '100/80/80/80 kg', info: '' }],
    ['Squat 1x5 100kg / 3x8 80kg', { name: 'Squat', sets: 4, reps: '5/8/8/8', weight: '100/80/80/80 kg', info: '' }],
    ['Squat 1x5 @ 85%, then 2x8 @ 70%', { name: 'Squat', sets: 3, reps: '5/8/8', weight: '85/70/70%', info: '' }],
    ['Squat 5 x 1, 3x5', { name: 'Squat', sets: 8, reps: '1/1/1/1/1/5/5/5', weight: '', info: '' }],
    ['Panca 1x5 @102,5kg poi 3x5 @90kg', { name: 'Panca', sets: 4, reps: '5', weight: '102,5/90/90/90 kg', info: '' }],
    ['Squat 1x3 RPE 8 + 2x5 RPE 8', { name: 'Squat', sets: 3, reps: '3/5/5', weight: '', rpe: 8, info: '' }],
  ])('"%s"', (line, expected) => {
    expect(parsed(line)).toEqual([expected]);
  });
});

describe('schemes that one row cannot hold are rows of the same exercise', () => {
  test('a top set by RPE and back-off sets 10% lighter', () => {
    expect(parsed('Squat top set 5 @ RPE 8, back off 3x8 -10% rec 3 min')).toEqual([
      { name: 'Squat', sets: 1, reps: '5', weight: '', rpe: 8, restSeconds: 180, info: 'top set' },
      { name: 'Squat', sets: 3, reps: '8', weight: '', restSeconds: 180, info: 'back off · -10%' },
    ]);
    expect(rowsIn('Squat top set 5 @ RPE 8, back off 3x8 -10%').map(({ notices }) => notices)).toEqual([
      [],
      ['kept_as_note'],
    ]);
  });

  test('a range of repetitions, a load of only one scheme, and more sets than a list holds', () => {
    expect(parsed('Panca 1x5 100 kg, 3x8-10 80 kg')).toMatchObject([
      { name: 'Panca', sets: 1, reps: '5', weight: '100 kg' },
      { name: 'Panca', sets: 3, reps: '8-10', weight: '80 kg' },
    ]);
    expect(parsed('Panca 1x5, 3x8 80 kg')).toMatchObject([
      { sets: 1, reps: '5', weight: '' },
      { sets: 3, reps: '8', weight: '80 kg' },
    ]);
    expect(parsed('Panca 10x3 100 kg, 10x12 60 kg')).toMatchObject([
      { sets: 10, reps: '3', weight: '100 kg' },
      { sets: 10, reps: '12', weight: '60 kg' },
    ]);
  });

  test('only the first row of a scheme joins the superset above', () => {
    expect(parsed('Panca 3x8 + Rematore 1x5 RPE 9, 2x8 RPE 7')).toMatchObject([
      { name: 'Panca', sets: 3 },
      { name: 'Rematore', sets: 1, rpe: 9, joinsSuperset: true },
      { name: 'Rematore', sets: 2, rpe: 7 },
    ]);
    expect(parsed('Panca 3x8 + Rematore 1x5 RPE 9, 2x8 RPE 7')[2]).not.toHaveProperty('joinsSuperset');
  });
});

test.each([
  ['Panca 4x8 (sett 1) 4x6 (sett 2)', 4, '8'],
  ['Panca 4x8 sett 1, 4x6 sett 2', 4, '8'],
  ['Panca 3x8 oppure 4x6', 3, '8'],
  ['Squat 4x8, panca 3x10', 4, '8'],
  ['Curl 3x10 note: ultima serie 1x15', 3, '10'],
  ['Curl 3x10 poi 80 kg @ 75% RIR 2', 3, '10'],
])('"%s": a prescription that stays in the note is marked', (line, sets, reps) => {
  expect(rowsIn(line)).toMatchObject([{ sets, reps, notices: ['kept_as_note'] }]);
});

test.each(['Squat 4x8 fermo 2" in buca', 'Squat 4x8 note: gomiti stretti', 'Panca 3x8 presa 1'])(
  '"%s": a note without sets, load or percentage is not marked',
  (line) => {
    expect(rowsIn(line)).toMatchObject([{ notices: [] }]);
  },
);

test('a note line below an exercise that holds sets marks its row', () => {
  expect(rowsIn('Squat 1x5 100 kg\nNote: poi 3x8 80 kg')).toMatchObject([
    { info: 'poi 3x8 80 kg', notices: ['kept_as_note'] },
  ]);
});

test('percentages relative to the top set are no load', () => {
  expect(parsed('Squat 3x8 -10%')).toMatchObject([{ weight: '', info: '-10%' }]);
  expect(parsed('Squat 3x8 - 70%')).toMatchObject([{ weight: '70%' }]);
});

test('sets without a name are of the exercise in the line above', () => {
  expect(rowsIn('Squat 1x5 85%\n2x8 70%\n\nPanca\n3x10 60 kg')).toMatchObject([
    { name: 'Squat', sets: 1, reps: '5', weight: '85%', notices: [] },
    { name: 'Squat', sets: 2, reps: '8', weight: '70%', notices: ['same_exercise'] },
    { name: 'Panca', sets: 3, reps: '10', weight: '60 kg', notices: [] },
  ]);
});

test('several schemes in a cell of a table', () => {
  const result = parseTable([
    {
      name: null,
      rows: [
        ['Esercizio', 'Serie x Rip', 'Rec'],
        ['Squat', '1x5 @85% + 2x8 @70%', "3'"],
        ['Panca', '1x3 RPE 8\n3x8 RPE 7', "2'"],
      ],
    },
  ]);

  expect(result.kind === 'read' && rowsOf(result.weeks)).toMatchObject([
    { name: 'Squat', sets: 3, reps: '5/8/8', weight: '85/70/70%', restSeconds: 180, notices: [] },
    { name: 'Panca', sets: 1, reps: '3', rpe: 8, restSeconds: 120 },
    { name: 'Panca', sets: 3, reps: '8', rpe: 7, restSeconds: 120 },
  ]);
});

test('a load written twice is marked when the name says nothing of the equipment', () => {
  expect(rowsIn('Curl 2x20 kg 3x10')).toMatchObject([{ weight: '2x20 kg', notices: ['per_hand'] }]);
});
