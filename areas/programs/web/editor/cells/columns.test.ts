import { beforeEach, expect, test } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { newRow } from '../../../rules/rows.ts';
import { columns, shownWork } from './columns.ts';
import { durationSeconds } from '../../../rules/durations.ts';

const row = newRow({ id: '1', exercise: { id: '2', name: 'Panca piana' } });

beforeEach(() => setCurrentLanguage('it'));

test.each([
  ['90', 90],
  ['90s', 90],
  ['1:30', 90],
  ["1'30", 90],
  ["1'30''", 90],
  ['2m', 120],
  ["2'", 120],
  ['2', 120],
  ['9', 540],
  ['10', 10],
  ['1.30', 90],
  ['1,5', 90],
  ['2.5', 150],
  ['0', 0],
  ['1:00:00', 3600],
])('a rest of %s is %i seconds', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

test.each(['', 'un minuto', '1,2', '1:90', '-5', '1:2:3'])('"%s" is not a rest time', (text) => {
  expect(durationSeconds(text)).toBeNull();
});

test('90 seconds are written 01:30, an hour is 1:00:00, and 0 seconds are no rest', () => {
  const texts = [90, 5, 3600, 0].map((restValue) => columns.rest.format({ ...row, restValue }));

  expect(texts).toEqual(['01:30', '00:05', '1:00:00', '–']);
});

test('a dash or an empty text is no rest, and a number sets the rest again', () => {
  expect(columns.rest.parse('-', row)).toEqual({ restType: 'no_rest' });
  expect(columns.rest.parse('', row)).toEqual({ restType: 'no_rest' });
  expect(columns.rest.parse('75', { ...row, restType: 'no_rest' })).toEqual({ restType: 'seconds', restValue: 75 });
  expect(columns.rest.parse('1:00:01', row)).toBeNull();
});

test.each([
  ['90', 90],
  ['120', 120],
  ['150', 150],
  ['180', 180],
  ['240', 240],
  ['175', 175],
  ['100', 60],
  ['115', 75],
  ['130', 90],
  ['200', 120],
  ['230', 150],
  ['400', 240],
  ['1200', 720],
  ['130 s', 130],
])('the rest %s is %i seconds', (text, restValue) => {
  expect(columns.rest.parse(text, row)).toEqual({ restType: 'seconds', restValue });
});

test('RPE 8,5 is formatted with a comma and accepts halves; 8,3 and 11 do not parse', () => {
  expect(columns.rpe.parse('8,5', row)).toEqual({ rpe: 8.5, rpeTo: null });
  expect(columns.rpe.parse('8,', row)).toEqual({ rpe: 8, rpeTo: null });
  expect(columns.rpe.format({ ...row, rpe: 8.5 })).toBe('8,5');
  expect(columns.rpe.format({ ...row, rpe: 7, rpeTo: 8.5 })).toBe('7-8,5');
  expect([columns.rpe.parse('8,3', row), columns.rpe.parse('11', row)]).toEqual([null, null]);
});

test('the amount of a timed exercise is its time, and its repetitions do not change', () => {
  expect(columns.amount.parse('45 s', { ...row, type: 'time' })).toEqual({ value: '45 s' });
  expect(columns.amount.format({ ...row, type: 'time', reps: '10', value: '45 s' })).toBe('45 s');
});

test('the amount of an exercise by distance has the decimal separator of the language', () => {
  expect(columns.amount.format({ ...row, type: 'distance', value: '2.5 km' })).toBe('2,5 km');
});

test.each([
  ['45"', { type: 'time', value: '45 s' }],
  ["45''", { type: 'time', value: '45 s' }],
  ['0:45', { type: 'time', value: '45 s' }],
  ['45 sec', { type: 'time', value: '45 s' }],
  ['30" per lato', { type: 'time', value: '30 s per lato' }],
  ['400 m', { type: 'distance', value: '400 m' }],
  ['AMRAP 12', { type: 'amrap', value: '12 min' }],
  ['30"-45"', { type: 'time', value: '30-45 s' }],
  ['30 s - 1 min', { type: 'time', value: '30 s-1 min' }],
  ['45"/lato', { type: 'time', value: '45 s per lato' }],
  ['1:05:00', { type: 'time', value: '65 min' }],
  ['1 h', { type: 'time', value: '60 min' }],
  ['45" / 30"', { type: 'time', value: '45/30 s' }],
])('%s typed into repetitions changes the type of the row', (text, changes) => {
  expect(columns.amount.parse(text, row)).toEqual({ reps: '', ...changes });
});

test.each(['45"', "45''", '0:45', '45 sec'])('%s typed as the time of a timed exercise is written 45 s', (text) => {
  expect(columns.amount.parse(text, { ...row, type: 'time' })).toEqual({ value: '45 s' });
});

test.each(['max', '45-60 s', '30 s on 30 s off'])('%s stays as it is typed as a time', (text) => {
  expect(columns.amount.parse(text, { ...row, type: 'time' })).toEqual({ value: text });
});

test.each([
  ['time', '45 s', '50', '50 s'],
  ['time', '45 s', '2', '2 min'],
  ['time', '20 min', '25', '25 min'],
  ['time', '1:30', '60', '1 min'],
  ['time', '', '40', '40 s'],
  ['time', '45 s', '30-45', '30-45 s'],
  ['distance', '20 m', '25', '25 m'],
  ['distance', '5 km', '3', '3 km'],
  ['distance', '5 km', '2,5', '2,5 km'],
] as const)('in a row of %s with «%s» %s is %s', (exerciseType, value, typed, written) => {
  expect(columns.amount.parse(typed, { ...row, type: exerciseType, value })).toEqual({ value: written });
});

test('a distance without a unit is marked: the client cannot tell metres from kilometres', () => {
  const distance = { ...row, type: 'distance' as const };
  expect(columns.amount.parse('3', distance)).toEqual({ value: '3' });
  expect(columns.amount.isUnrecognized?.({ ...distance, value: '3' })).toBe(true);
  expect(columns.amount.isUnrecognized?.({ ...distance, value: '3 km' })).toBe(false);
});

test.each(['8-10', 'max', '12 rm', '10 + 10', 'amrap', '8 per lato'])('%s stays repetitions', (text) => {
  expect(columns.amount.parse(text, row)).toEqual({ reps: text });
});

test.each([
  ['60"/45"/30"', { type: 'time', value: '60/45/30 s', sets: 3 }],
  ['60", 45", 30", 30"', { type: 'time', value: '60/45/30/30 s', sets: 4 }],
  ['3x45"', { type: 'time', value: '45 s', sets: 3 }],
  ['45 sec x 4', { type: 'time', value: '45 s', sets: 4 }],
  ['2 serie da 1:00-1:30', { type: 'time', value: '1 min-1:30', sets: 2 }],
  ['4 x 400 m', { type: 'distance', value: '400 m', sets: 4 }],
])('%s typed into repetitions is an amount with its sets', (text, changes) => {
  expect(columns.amount.parse(text, { ...row, sets: 2 })).toEqual({ reps: '', ...changes });
});

test.each([
  ['5x5', { type: 'reps', reps: '5', value: '', sets: 5 }],
  ['4 × 8-10', { type: 'reps', reps: '8-10', value: '', sets: 4 }],
  ['3x10 per lato', { type: 'reps', reps: '10 per lato', value: '', sets: 3 }],
])('%s typed into repetitions is the number of sets and their repetitions', (text, changes) => {
  expect(columns.amount.parse(text, { ...row, sets: 2 })).toEqual(changes);
});

test('4x45 typed as a time is 4 sets of 45 s', () => {
  expect(columns.amount.parse('4x45', { ...row, type: 'time' })).toEqual({ value: '45 s', sets: 4 });
  expect(columns.amount.parse('3x5', { ...row, type: 'time', sets: 2 })).toEqual({ value: '5 min', sets: 3 });
});

test('times by set leave a row its further sets', () => {
  expect(columns.amount.parse('60"/45"', { ...row, sets: 4 })).toEqual({ type: 'time', reps: '', value: '60/45 s' });
});

test.each(['45" + 15"', '30" on 30" off', '3-4x45"', '10 + 30"'])('%s stays as typed, marked', (text) => {
  const changes = columns.amount.parse(text, row);

  expect(changes).toEqual({ reps: text });
  expect(columns.amount.isUnrecognized?.({ ...row, ...changes })).toBe(true);
});

test('a time typed as a distance is a time; words that are no amount are refused', () => {
  expect(columns.amount.parse('45 s', { ...row, type: 'distance' })).toMatchObject({ type: 'time', value: '45 s' });
  expect(columns.amount.parse('5 km', { ...row, type: 'time' })).toMatchObject({ type: 'distance', value: '5 km' });
  expect(columns.amount.parse('con calma', { ...row, type: 'time' })).toBeNull();
});

test('repetitions or loads by set give the row as many sets', () => {
  expect(columns.amount.parse('12-10-8-6', { ...row, sets: 3 })).toEqual({ reps: '12-10-8-6', sets: 4 });
  expect(columns.weight.parse('60-65-70 kg', { ...row, sets: null })).toEqual({ weight: '60-65-70 kg', sets: 3 });
  expect(columns.amount.parse('8-10', { ...row, sets: 3 })).toEqual({ reps: '8-10' });
});

test('a load is shown with its unit and the separator of the language, like the one the client reads', () => {
  const texts = ['10', '62.5', '60-70-80', '50 kg', '75%', '+5'].map((weight) =>
    columns.weight.format({ ...row, weight }),
  );

  expect(texts).toEqual(['10 kg', '62,5 kg', '60-70-80 kg', '50 kg', '75%', '+5 kg']);
});

test('a number of sets is read with its word, and 3-4 sets are refused', () => {
  expect(columns.sets.parse('4 serie', row)).toEqual({ sets: 4 });
  expect(columns.sets.parse('4sets', row)).toEqual({ sets: 4 });
  expect(columns.sets.parse('3-4 sets', row)).toBeNull();
});

test('a stored load or amount is shown with the words of sides in the language of the reader', () => {
  expect(shownWork('weight', '12.5 kg per hand')).toBe('12,5 kg per mano');
  expect(shownWork('reps', '8 per side')).toBe('8 per lato');
  expect(shownWork('info', '8 per side')).toBeNull();
  setCurrentLanguage('en');
  expect(shownWork('weight', '12,5 kg per mano')).toBe('12.5 kg per hand');
});
