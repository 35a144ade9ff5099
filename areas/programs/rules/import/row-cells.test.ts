import { expect, test } from 'vitest';
import { cellText, parseCell, rowCells } from './row-cells.ts';
import { parseLine } from './line.ts';
import { isAmount, isLoad, isTempo } from '../amounts.ts';
import { emptyValues } from './values.ts';

const italian = (value: number) => new Intl.NumberFormat('it-IT').format(value);

test.each([
  ['8-10', { type: 'reps', reps: '8-10', value: '' }],
  ['max', { type: 'reps', reps: 'max', value: '' }],
  ['45 s', { type: 'time', reps: '', value: '45 s' }],
  ['400 m', { type: 'distance', reps: '', value: '400 m' }],
  ['AMRAP 12 min', { type: 'amrap', reps: '', value: '12 min' }],
  ['10 lente', { type: 'reps', reps: '10 lente', value: '' }],
])('typing %s as the amount also sets the type of the row', (typed, expected) => {
  expect(parseCell(emptyValues, 'amount', typed)).toEqual(expected);
});

test('12/15 typed in a row of 3 sets is a range, and in one of 2 sets has a target for each', () => {
  expect(parseCell({ ...emptyValues, sets: 3 }, 'amount', '12/15')).toMatchObject({ reps: '12-15' });
  expect(parseCell({ ...emptyValues, sets: 2 }, 'amount', '12/15')).toMatchObject({ reps: '12/15' });
});

test('a cell refuses values that a row cannot have', () => {
  expect(parseCell(emptyValues, 'sets', '51')).toBeNull();
  expect(parseCell(emptyValues, 'rpe', '8,3')).toBeNull();
  expect(parseCell(emptyValues, 'rir', 'tante')).toBeNull();
  expect(parseCell(emptyValues, 'rest', '2 ore')).toBeNull();
});

test('an empty rest cell resets the rest to the default', () => {
  expect(parseCell({ ...emptyValues, restSeconds: 60 }, 'rest', '')).toEqual({ restSeconds: null });
  expect(parseCell({ ...emptyValues, restSeconds: 60 }, 'rest', '-')).toEqual({ restSeconds: 0 });
  expect(cellText({ ...emptyValues, restSeconds: 0 }, 'rest', String)).toBe('–');
  expect(parseCell(emptyValues, 'rest', '130')).toEqual({ restSeconds: 90 });
});

test('an unchanged cell changes nothing', () => {
  const row = parseLine('Squat 4x8 @80kg RIR 2 RPE 8,5 TUT 3-1-1-0 rec 90 note: lento')[0] ?? emptyValues;
  for (const cell of rowCells) expect({ ...row, ...parseCell(row, cell, cellText(row, cell, italian)) }).toEqual(row);
});

test('the preview writes numbers as the language does: 50.5 kg is 50,5 kg in Italian', () => {
  const row = { ...emptyValues, weight: '50.5/52.5', rpe: 8.5 };

  const run = { ...emptyValues, type: 'distance' as const, value: '2.5 km' };

  expect([cellText(row, 'weight', italian), cellText(row, 'rpe', italian)]).toEqual(['50,5/52,5 kg', '8,5']);
  expect(cellText(run, 'amount', italian)).toBe('2,5 km');
});

test('every imported amount is a valid amount of the editor', () => {
  const lines = [
    'Plank 3x45s',
    "Plank 3x1'30",
    'Plank 3x30-45 sec',
    'Corsa 5 km',
    'Vogatore 4x400 m',
    'Burpees AMRAP 12 min',
    "Thruster EMOM 10'",
  ];
  for (const line of lines) {
    const { type, value } = parseLine(line)[0] ?? emptyValues;
    expect([line, isAmount(type, value)]).toEqual([line, true]);
  }
  for (const weight of ['80kg', '75%', '+10 kg', '2x20 kg'])
    expect(isLoad(parseLine(`Squat 4x8 @${weight}`)[0]?.weight ?? '')).toBe(true);
  expect(isTempo(parseLine('Squat 4x8 tempo 31X0')[0]?.tut ?? '')).toBe(true);
});
