import { expect, test } from 'vitest';
import { isLoad } from './amounts.ts';
import { loadPerHand } from './paired-loads.ts';
import { dropsOfSet, loggedRow, partsOfSet } from './set-targets.ts';

test.each([
  ['24+24', 'Curl con manubri', '24 kg per mano'],
  ['24 kg + 24 kg', 'Curl con manubri', '24 kg per mano'],
  ['2x24 kg', 'Affondi con kettlebell', '24 kg per mano'],
  ['24x2', 'Panca manubri', '24 kg per mano'],
  ['24 cad', 'Panca manubri', '24 kg per mano'],
  ['24 kg a testa', 'Panca manubri', '24 kg per mano'],
  ['24 l’uno', 'Panca manubri', '24 kg per mano'],
  ['24 per ogni mano', 'Press', '24 kg per mano'],
  ['24 each', 'Dumbbell press', '24 kg per hand'],
  ['24 per hand', 'Press', '24 kg per hand'],
])('%s of %s is %s', (text, name, load) => {
  expect(loadPerHand(text, name)).toBe(load);
  expect(isLoad(load)).toBe(true);
});

test.each([
  ['24+24', 'Leg press'],
  ['40+30', 'Curl con manubri'],
  ['40+30+20', 'Curl con manubri'],
  ['24', 'Curl con manubri'],
  ['75%', 'Curl con manubri'],
  ['2x20 kg', 'Panca piana'],
])('%s of %s is no load of one hand', (text, name) => {
  expect(loadPerHand(text, name)).toBeNull();
});

test('12 kg + 12 kg is no drop set, whoever wrote it; 40+30+20 kg is one', () => {
  const row = { type: 'reps' as const, reps: '10', value: '', weight: '12+12 kg' };

  expect([partsOfSet(row), dropsOfSet(row), loggedRow(row).weight]).toEqual([null, 0, '12+12 kg']);
  expect(dropsOfSet({ ...row, weight: '40+30+20 kg' })).toBe(2);
});

test('70+% and 80+ are no loads; +10 kg and 80+2,5 kg are', () => {
  expect(['70+%', '80+', '80+ kg'].some(isLoad)).toBe(false);
  expect(['+10 kg', '80+2,5 kg', '24 kg cad'].every(isLoad)).toBe(true);
});
