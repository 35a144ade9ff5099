import { expect, test } from 'vitest';
import { five, heavy, performance, proposed, questionOf } from '../testing/prescribed-times.ts';
import { double } from '../testing/propose.ts';

const four = (set: string) => [set, set, set, set];
const fours = { sets: 4, reps: '6', weight: '', on: '2026-11-16', done: four('100x6') };

test('a row whose sets and repetitions changed is judged by those that were asked then', () => {
  const short = { ...fours, done: ['100x6', '100x6', '100x6'] };
  const failed = { ...fours, done: ['100x6', '100x6', '100x6', '100x5'] };
  const next = { ...heavy, weight: '' };

  expect(proposed(questionOf(next, [performance(fours)]))).toEqual([102.5, 5, 'linear_up']);
  expect(proposed(questionOf(next, [performance(short)]))).toEqual([100, 5, 'sets_missing']);
  expect(proposed(questionOf(next, [performance(failed)]))).toEqual([100, 5, 'linear_again']);
});

test('two failures count with the repetitions that were asked then', () => {
  const failed = [
    performance({ ...fours, done: four('100x5') }),
    performance({ ...fours, on: '2026-11-09', done: four('100x5') }),
  ];

  expect(proposed(questionOf({ ...heavy, weight: '' }, failed))).toEqual([90, 5, 'deload']);
});

test('an added set of a double progression is not missing from the time before it was added', () => {
  const done = { sets: 3, reps: '8-12', weight: '', on: '2026-11-16', done: ['80x12', '80x12', '80x12'] };

  expect(proposed(questionOf({ sets: 4, reps: '8-12', weight: '', progression: double }, [performance(done)]))).toEqual(
    [82.5, 8, 'double_up'],
  );
});

test('a load that the coach raises with the repetitions stays after sets that were done as asked', () => {
  const question = questionOf({ sets: 3, reps: '8', weight: '105 kg' }, [performance({ ...fours, weight: '100 kg' })]);

  expect(proposed(question)).toEqual([105, 8, 'prescribed']);
});

test('with more than two repetitions more or fewer the row is another prescription', () => {
  const twice = [performance(fours), performance({ ...fours, on: '2026-11-09' })];
  const heavyThen = performance({ ...heavy, weight: '', on: '2026-11-16', done: five('100x5') });

  expect(proposed(questionOf({ sets: 3, reps: '12', weight: '' }, twice))).toEqual(['none']);
  expect(proposed(questionOf({ sets: 3, reps: '12', weight: '70 kg' }, twice))).toEqual([70, 12, 'other_prescription']);
  expect(proposed(questionOf({ sets: 3, reps: '10', weight: '' }, [heavyThen]))).toEqual(['none']);
});

test('a light day that moves to the place of the heavy one, and the heavy one in its place, go on each from its own sets', () => {
  const heavyThen = performance({ ...heavy, weight: '', on: '2026-11-18', done: five('100x5') });
  const lightDay = { sets: 3, reps: '10', weight: '', dayNumber: 3 };
  const lightThen = performance({ ...lightDay, on: '2026-11-20', done: ['70x10', '70x10', '70x10'] });
  const times = [lightThen, heavyThen];

  expect(proposed(questionOf({ ...lightDay, dayNumber: 1 }, times))).toEqual([72.5, 10, 'linear_up']);
  expect(proposed(questionOf({ ...heavy, weight: '', dayNumber: 3 }, times))).toEqual([102.5, 5, 'linear_up']);
});

/** Imported workouts have no program and prescribe nothing; their number of sets is that of the sets done. */
const imported = (done: string[]) =>
  performance({ sets: done.length, reps: '', weight: '', program: null, on: '2026-11-16', done });

test('an imported workout counts for a row whose repetitions were done, whatever the number of sets', () => {
  const threes = imported(['120x3', '120x3', '120x3']);
  const next = { sets: 3, weight: '' };

  expect(proposed(questionOf({ ...next, reps: '12' }, [threes]))).toEqual(['none']);
  expect(proposed(questionOf({ ...next, reps: '3' }, [threes]))).toEqual([122.5, 3, 'linear_up']);
  expect(proposed(questionOf({ ...next, reps: '3', sets: 5 }, [threes]))).toEqual([122.5, 3, 'linear_up']);
  expect(proposed(questionOf({ ...next, reps: '3-5' }, [threes]))).toEqual([122.5, 3, 'linear_up']);
  expect(proposed(questionOf({ ...next, reps: '5' }, [imported(['100x5', '100x5', '100x4'])]))).toEqual([
    100,
    5,
    'linear_again',
  ]);
});

test.each([
  ['8-10', '8–10'],
  ['8', '8 rip'],
  ['12/10/8', '12-10-8'],
])('%s and %s are the same repetitions', (reps, then) => {
  const done = ['60x12', '60x10', '60x8'];
  const before = performance({ sets: 3, reps: then, weight: '', program: null, on: '2026-11-16', done });

  expect(proposed(questionOf({ sets: 3, reps, weight: '' }, [before]))).toEqual([
    62.5,
    expect.any(Number),
    'linear_up',
  ]);
});

test.each([
  ['12', '12/10/8'],
  ['8', '8-10'],
  ['2+2+2', '6'],
  ['max', '8'],
])('%s and %s are other repetitions', (reps, then) => {
  const before = performance({ sets: 3, reps: then, weight: '', program: null, on: '2026-11-16', done: ['60x12'] });

  expect(proposed(questionOf({ sets: 3, reps, weight: '' }, [before]))).toEqual(['none']);
});

test('of two rows with the same prescription the one that was done counts', () => {
  const done = performance({ ...fours, key: 'B', program: null });
  const skipped = { id: crypto.randomUUID(), key: 'A', supersetPosition: null, sets: 4, reps: '6', weight: '' };
  const both = { ...done, rows: [skipped, ...(done.rows ?? [])] };

  expect(proposed(questionOf({ sets: 4, reps: '6', weight: '' }, [both]))).toEqual([102.5, 6, 'linear_up']);
});
