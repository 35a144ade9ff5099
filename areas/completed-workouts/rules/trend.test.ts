import { expect, test } from 'vitest';
import { adherenceOf, trendOf } from './trend.ts';

const mondays = ['2026-11-09', '2026-11-16'];
const workout = (date: string, state: 'done' | 'to_do' | 'skipped') => ({ date, state });

test('of three workouts up to yesterday two were done; today and tomorrow do not count yet', () => {
  const schedule = [
    workout('2026-11-10', 'done'),
    workout('2026-11-16', 'done'),
    workout('2026-11-18', 'skipped'),
    workout('2026-11-20', 'to_do'),
    workout('2026-11-21', 'to_do'),
  ];
  const weeks = trendOf({ trained: [], schedule, mondays, today: '2026-11-20' });

  expect(weeks.map(({ done, planned }) => [done, planned])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(adherenceOf(weeks, 4)).toMatchObject({ done: 2, planned: 3 });
  expect(adherenceOf(weeks, 1)).toMatchObject({ done: 1, planned: 2 });
});

test('a workout with 4 of 12 sets is done, and the sets and the number of interrupted ones say that it was cut short', () => {
  const done = { ...workout('2026-11-10', 'done'), completedWorkoutId: 'a' };
  const finishedWork = new Map([['a', { prescribedSets: { total: 12, missing: 8 }, hasPainAtEnd: false }]]);
  const weeks = trendOf({ trained: [], schedule: [done], finishedWork, mondays, today: '2026-11-20' });

  expect(adherenceOf(weeks, 4)).toMatchObject({
    ...{ done: 1, planned: 1, interrupted: 1 },
    ...{ doneSets: 4, plannedSets: 12 },
  });
});

test('a workout done before its day counts as planned and done', () => {
  const schedule = [workout('2026-11-22', 'done')];

  expect(adherenceOf(trendOf({ trained: [], schedule, mondays, today: '2026-11-20' }), 1)).toMatchObject({
    done: 1,
    planned: 1,
  });
});

test('a week without training has no volume and no load', () => {
  const trained = [{ startsOn: '2026-11-16', workouts: 1, volumeKg: 3420.5, meanLoadKg: 52.5 }];
  const weeks = trendOf({ trained, schedule: [], mondays, today: '2026-11-20' });

  expect(weeks).toMatchObject([
    { workouts: 0, volumeKg: 0, meanLoadKg: null },
    { workouts: 1, volumeKg: 3420.5, meanLoadKg: 52.5 },
  ]);
});

test('in a pause only what was done counts', () => {
  const inPause = (date: string, state: 'done' | 'to_do' | 'skipped') => ({ ...workout(date, state), isInPause: true });
  const schedule = [
    workout('2026-11-16', 'to_do'),
    inPause('2026-11-17', 'to_do'),
    inPause('2026-11-18', 'skipped'),
    inPause('2026-11-19', 'done'),
  ];

  expect(trendOf({ trained: [], schedule, mondays, today: '2026-11-20' }).at(-1)).toMatchObject({
    planned: 2,
    done: 1,
  });
});

test('of a program that began within the weeks the day is said, of one that ran before or was followed by another none', () => {
  const since = (...programs: { followedFrom: string; endsOn: string }[]) =>
    adherenceOf(trendOf({ trained: [], programs, schedule: [], mondays, today: '2026-11-20' }), 2).since;

  expect(since({ followedFrom: '2026-11-12', endsOn: '2026-12-20' })).toBe('2026-11-12');
  expect(since({ followedFrom: '2026-11-16', endsOn: '2026-12-20' })).toBe('2026-11-16');
  expect(since({ followedFrom: '2026-11-09', endsOn: '2026-12-20' })).toBeNull();
  const next = { followedFrom: '2026-11-18', endsOn: '2026-12-20' };
  expect(since(next, { followedFrom: '2026-10-05', endsOn: '2026-11-11' })).toBeNull();
  expect(since()).toBeNull();
});
