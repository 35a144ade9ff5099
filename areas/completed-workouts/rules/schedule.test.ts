import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayWorkout, nearestTo, scheduleOf, type WeekDay } from './schedule.ts';

const monday = '2026-11-16';

test('three days without fixed dates fall on Monday, Wednesday and Friday', () => {
  const days = [day(1, ['a']), day(2, ['b']), day(3, ['c'])];

  expect(scheduleOf(days, monday).map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-18', '2026-11-20']);
});

test('a day of rest takes its place in the week and is not listed', () => {
  const days = [day(1, ['a']), day(2, []), day(3, ['c'])];

  expect(scheduleOf(days, monday).map(({ workoutId, date }) => [workoutId, date])).toEqual([
    ['a', '2026-11-16'],
    ['c', '2026-11-20'],
  ]);
});

test('a workout moved to Sunday comes last, and says so', () => {
  const [first] = day(1, ['a']).workouts;
  const moved = { ...day(1, []), workouts: first ? [{ ...first, movedTo: '2026-11-22' }] : [] };
  const schedule = scheduleOf([moved, day(2, ['b']), day(3, ['c'])], monday);

  expect(schedule.map(({ workoutId, isMoved }) => [workoutId, isMoved])).toEqual([
    ['b', false],
    ['c', false],
    ['a', true],
  ]);
});

test.each([
  [{}, 'to_do'],
  [{ skipReason: 'time' }, 'skipped'],
  [{ completedWorkoutId: 'x' }, 'begun'],
  [{ completedWorkoutId: 'x', finishedAt: '2026-11-16T18:00:00.000Z' }, 'done'],
  [{ completedWorkoutId: 'x', finishedAt: '2026-11-16T18:00:00.000Z', skipReason: 'time' }, 'done'],
] as const)('with %j a workout is %s', (facts, state) => {
  const [workout] = day(1, ['a']).workouts;
  const days = [{ ...day(1, []), workouts: workout ? [{ ...workout, ...facts }] : [] }];

  expect(scheduleOf(days, monday).map((one) => one.state)).toEqual([state]);
});

test('the nearest are so many in a row, and the one that is meant is among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), fc.integer({ min: 1, max: 20 }), (length, at, most) => {
      const all = Array.from({ length }, (_, index) => index);
      const index = at % length;
      const near = nearestTo(all, index, most);

      expect(near).toHaveLength(Math.min(length, most));
      expect(near).toContain(index);
      expect(near).toEqual(all.slice(near[0], (near[0] ?? 0) + near.length));
    }),
  );
});

function day(dayNumber: number, workoutIds: string[]): WeekDay {
  return { weekNumber: 1, dayNumber, offset: null, workouts: workoutIds.map(workoutOf) };
}

function workoutOf(workoutId: string): DayWorkout {
  const none = { movedTo: null, skipReason: null, completedWorkoutId: null, finishedAt: null };
  return { workoutId, title: 'Spinta', rows: 4, ...none };
}
