import { expect, test } from 'vitest';
import { setsDiffer, targetsUnlikeSets } from './set-remarks.ts';

const row = { type: 'reps' as const, sets: 4, reps: '8', value: '', weight: '' };

test('four sets with three loads or three repetitions by set', () => {
  expect(targetsUnlikeSets({ ...row, weight: '60-65-70 kg' }, 'weight')).toBe(3);
  expect(targetsUnlikeSets({ ...row, reps: '12/10/8' }, 'amount')).toBe(3);
  expect(targetsUnlikeSets({ ...row, type: 'time', reps: '', value: '60/45/30 s' }, 'amount')).toBe(3);
});

test('as many targets as sets, a range, one load and an unknown number of sets are no mismatch', () => {
  expect(targetsUnlikeSets({ ...row, weight: '60-65-70-75 kg' }, 'weight')).toBeNull();
  expect(targetsUnlikeSets({ ...row, weight: '60-65 kg' }, 'weight')).toBeNull();
  expect(targetsUnlikeSets({ ...row, weight: '60 kg' }, 'weight')).toBeNull();
  expect(targetsUnlikeSets({ ...row, sets: null, reps: '12/10/8' }, 'amount')).toBeNull();
});

test('members of a superset with 4 and 3 sets differ, with 4 and no number they do not', () => {
  expect(setsDiffer([{ sets: 4 }, { sets: 3 }])).toBe(true);
  expect(setsDiffer([{ sets: 4 }, { sets: null }, { sets: 4 }])).toBe(false);
});
