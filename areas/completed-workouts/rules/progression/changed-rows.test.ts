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
  const lightThen = performance({
    ...{ sets: 3, reps: '10', weight: '', dayNumber: 3, on: '2026-11-20' },
    done: ['70x10', '70x10', '70x10'],
  });
  const times = [lightThen, heavyThen];

  expect(proposed(questionOf({ sets: 3, reps: '10', weight: '', dayNumber: 1 }, times))).toEqual([
    72.5,
    10,
    'linear_up',
  ]);
  expect(proposed(questionOf({ ...heavy, weight: '', dayNumber: 3 }, times))).toEqual([102.5, 5, 'linear_up']);
});
