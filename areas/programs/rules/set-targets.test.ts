import { expect, test } from 'vitest';
import {
  dropsOfSet,
  loadsOfDropSet,
  loggedRow,
  partsOfSet,
  rowOfPart,
  rowOfSet,
  setsFor,
  targetOfSet,
  targetsBySet,
} from './set-targets.ts';

test.each([
  ['12-10-8', ['12', '10', '8']],
  ['12/10', ['12', '10']],
  ['12-10', ['12', '10']],
  ['12-10-max', ['12', '10', 'max']],
  ['12/10/AMRAP', ['12', '10', 'AMRAP']],
  ['60-65-70 kg', ['60 kg', '65 kg', '70 kg']],
  ['70/77,5/85%', ['70%', '77,5%', '85%']],
  ['60 kg/65 kg/70kg', ['60 kg', '65 kg', '70 kg']],
  ['70% - 75% - 80%', ['70%', '75%', '80%']],
  ['10-8-6 per lato', ['10 per lato', '8 per lato', '6 per lato']],
  ['60 s/45 s/30 s', ['60 s', '45 s', '30 s']],
  ['60"/45"/30"', ['60"', '45"', '30"']],
  ['60/45/30"', ['60"', '45"', '30"']],
  ['60-45-30 s per lato', ['60 s per lato', '45 s per lato', '30 s per lato']],
  ['1:30/1 min/45 s', ['1:30', '1 min', '45 s']],
  ['1\'-45"', ["1'", '45"']],
  ['60 s/45 s/max', ['60 s', '45 s', 'max']],
  ['12, 10, 8', ['12', '10', '8']],
  ['12, 10', ['12', '10']],
  ['12,10,8', ['12', '10', '8']],
  ['62,5, 65, 67,5 kg', ['62,5 kg', '65 kg', '67,5 kg']],
  ['60 kg, 65 kg, 70 kg', ['60 kg', '65 kg', '70 kg']],
  ['60", 45", 30"', ['60"', '45"', '30"']],
  ['10, 8 per lato', ['10 per lato', '8 per lato']],
  ['60 sec, 45 sec', ['60 sec', '45 sec']],
  ['12, 10, 8+6+4', ['12', '10', '8+6+4']],
])('%s has a target for each set', (text, targets) => {
  expect(targetsBySet(text)).toEqual(targets);
});

test.each(['8-10', '80-85 kg', '80 kg - 85 kg', '10', 'max', '', '2x20 kg', 'RPE 8', '10 + 10', '3x8'])(
  '%s applies to all sets',
  (text) => {
    expect(targetsBySet(text)).toBeNull();
  },
);

test.each([
  '62,5',
  '62,5 kg',
  '62,5,65,67,5 kg',
  '8 per lato, lento',
  '8, 2 di riserva',
  '60 kg, 2 in meno',
  '30"-45"',
  '1:00-1:30',
  '45-60 s',
  '45 s',
  '45" + 15"',
])('%s is no list', (text) => {
  expect(targetsBySet(text)).toBeNull();
});

test('the last set of 12-10-8+6+4 is a drop set, loads 40-40-40+30+20 kg drop with it', () => {
  const row = { type: 'reps' as const, reps: '12-10-8+6+4', value: '', weight: '40-40-40+30+20 kg' };

  expect(rowOfSet(row, 3)).toMatchObject({ reps: '8+6+4', weight: '40+30+20 kg' });
  expect(loggedRow(rowOfSet(row, 3))).toMatchObject({ reps: '8', weight: '40 kg' });
  expect(loggedRow(rowOfSet(row, 2))).toMatchObject({ reps: '10', weight: '40 kg' });
});

test('10+8+6 at 40+30+20 kg has two drops, the first 8 at 30 kg; without a load in parts there is none', () => {
  const row = { type: 'reps' as const, reps: '10+8+6', value: '', weight: '40+30+20 kg' };

  expect(dropsOfSet(row)).toBe(2);
  expect(loggedRow(row, 1)).toMatchObject({ reps: '8', weight: '30 kg' });
  expect(rowOfPart({ ...row, reps: '10' }, 2)).toMatchObject({ reps: '10', weight: '20 kg' });
  expect(rowOfPart({ ...row, reps: '10+8' }, 2)).toMatchObject({ reps: '', weight: '20 kg' });
  expect(dropsOfSet({ ...row, weight: '40 kg' })).toBe(0);
});

test('a drop set may repeat the unit: 8+8 at 50 kg + 40 kg has one drop, 8 at 40 kg', () => {
  const row = { type: 'reps' as const, reps: '8+8', value: '', weight: '50 kg + 40 kg' };

  expect(dropsOfSet(row)).toBe(1);
  expect(loggedRow(row, 1)).toMatchObject({ reps: '8', weight: '40 kg' });
  expect(rowOfSet({ ...row, weight: '50kg/50kg/50kg+40kg' }, 3)).toMatchObject({ weight: '50+40 kg' });
});

test('a cluster of 2+2+2 counts six repetitions; 10+10 stays ten for each side', () => {
  const row = { type: 'reps' as const, value: '', weight: '100 kg' };

  expect(loggedRow({ ...row, reps: '2+2+2' }).reps).toBe('6');
  expect(loggedRow({ ...row, reps: '10+10' }).reps).toBe('10+10');
});

test('the last target applies to further sets', () => {
  expect([1, 3, 5].map((number) => targetOfSet('12-10-8', number))).toEqual(['12', '8', '8']);
});

test('the second of 12-10-8 at 60-65-70 kg is 10 at 65 kg', () => {
  const row = { type: 'reps' as const, reps: '12-10-8', value: '', weight: '60-65-70 kg' };

  expect(rowOfSet(row, 2)).toMatchObject({ reps: '10', weight: '65 kg' });
});

test('a row gets as many sets as are written, and keeps further ones', () => {
  expect([setsFor('12-10-8-6', 3), setsFor('12-10-8', 4), setsFor('12-10-8', null), setsFor('8-10', 3)]).toEqual([
    { sets: 4 },
    {},
    { sets: 3 },
    {},
  ]);
});

test('the parts of a drop set are its loads with their repetitions; a cluster has one load', () => {
  const row = { type: 'reps' as const, value: '' };

  expect(partsOfSet({ ...row, reps: '10+8', weight: '40+30+20 kg' })).toEqual({
    kind: 'drop',
    parts: [
      { kg: 40, reps: 10 },
      { kg: 30, reps: 8 },
      { kg: 20, reps: null },
    ],
  });
  expect(partsOfSet({ ...row, reps: '2+2+2', weight: '80 kg' })).toEqual({ kind: 'cluster', reps: [2, 2, 2] });
  expect(partsOfSet({ ...row, reps: '10+10', weight: '40 kg' })).toBeNull();
});

test.each([
  ['25/20/15', 1, '25+20+15'],
  ['25 / 20 / 15 kg', 4, '25+20+15 kg'],
  ['25/20', 1, '25/20'],
  ['25/20/15', 3, '25+20+15'],
  ['25-20-15 kg', 3, '25+20+15 kg'],
  ['25/20/15', null, null],
  ['15/20/25', 1, null],
  ['25/20/15/10', 1, null],
  ['25+20+15', 1, null],
])('loads %s of 12+10+8 in %s sets are a drop set', (weight, sets, loads) => {
  expect(loadsOfDropSet(weight, { type: 'reps', reps: '12+10+8', sets })).toBe(loads);
});

test('loads 25/20/15 of a cluster of 4+4+4 in 3 sets are by set, in 4 sets those of a drop set', () => {
  const row = { type: 'reps' as const, reps: '4+4+4' };

  expect(loadsOfDropSet('25/20/15', { ...row, sets: 3 })).toBeNull();
  expect(loadsOfDropSet('25/20/15', { ...row, sets: 4 })).toBe('25+20+15');
});
