import { expect, test } from 'vitest';
import type { ScheduledWorkout } from '../contract/today.ts';
import { withLocalWorkouts } from './next-workout.ts';

const push = workout('a', 'to_do');
const legs = workout('b', 'to_do');
const counts = { doneThisWeek: 0, totalDone: 42, streakWeeks: 3 };
const day = '2026-11-21';
const today = { ...counts, next: push, week: [push, legs] };

test('a workout finished on this phone is done and counted, and the following one of the week is next', () => {
  const merged = withLocalWorkouts({ ...today, day }, [{ workoutId: 'a', isBegun: true, isFinished: true }]);

  expect(merged.week.map(({ state }) => state)).toEqual(['done', 'to_do']);
  expect(merged.next?.workoutId).toBe('b');
  expect(merged).toMatchObject({ doneThisWeek: 1, totalDone: 43, streakWeeks: 4 });
});

test('a second workout of the week does not make the streak longer', () => {
  const second = { ...today, doneThisWeek: 1, day };

  expect(withLocalWorkouts(second, [{ workoutId: 'a', isBegun: true, isFinished: true }]).streakWeeks).toBe(3);
});

test('a workout begun on this phone is next, whichever was next before', () => {
  expect(
    withLocalWorkouts({ ...today, day }, [{ workoutId: 'b', isBegun: true, isFinished: false }]).next?.workoutId,
  ).toBe('b');
});

test('a workout that was only opened changes nothing', () => {
  expect(withLocalWorkouts({ ...today, day }, [{ workoutId: 'a', isBegun: false, isFinished: false }])).toEqual(today);
});

test('a workout that is done on the server stays done', () => {
  const done = { ...counts, next: legs, week: [workout('a', 'done'), legs] };

  expect(withLocalWorkouts({ ...done, day }, [{ workoutId: 'a', isBegun: true, isFinished: false }])).toEqual(done);
});

test('when the last workout of the week is finished here, no workout of the week is next', () => {
  const one = { ...counts, next: push, week: [push] };

  expect(withLocalWorkouts({ ...one, day }, [{ workoutId: 'a', isBegun: true, isFinished: true }]).next).toBeNull();
});

function workout(workoutId: string, state: ScheduledWorkout['state']): ScheduledWorkout {
  return {
    workoutId,
    programId: 'p',
    programTitle: 'Ipertrofia',
    title: 'Spinta',
    weekNumber: 1,
    dayNumber: 1,
    rows: 4,
    date: '2026-11-20',
    isMoved: false,
    state,
    skipReason: null,
    completedWorkoutId: null,
  };
}
