import { expect, test } from 'vitest';
import type { ScheduledWorkout } from '../contract/today.ts';
import { type LocalWorkoutState, withEarlyStart, withLocalWorkouts } from './next-workout.ts';

const push = workout('a', 'to_do');
const legs = workout('b', 'to_do');
const day = '2026-11-21';
const now = { day, timeZone: 'Europe/Rome' };
const counts = { day, program: null, programs: [], doneThisWeek: 0, totalDone: 42, streakWeeks: 3 };
const today = { ...counts, next: push, week: [push, legs] };

test('a workout finished on this phone is done and counted, and the following one of the week is next', () => {
  const merged = withLocalWorkouts(today, [{ workoutId: 'a', isBegun: true, isFinished: true }], now);

  expect(merged.week.map(({ state }) => state)).toEqual(['done', 'to_do']);
  expect(merged.next?.workoutId).toBe('b');
  expect(merged).toMatchObject({ doneThisWeek: 1, totalDone: 43, streakWeeks: 4 });
});

test('the last workout of the week, finished on this phone first, leaves those of earlier days to do', () => {
  const ofWeek = [push, legs].map((one) => ({ ...one, date: '2026-11-18', weekEndsOn: '2026-11-22' }));
  const here = [{ workoutId: 'b', isBegun: true, isFinished: true }];
  const merged = withLocalWorkouts({ ...today, week: ofWeek }, here, { ...now, day: '2026-11-22' });

  expect(merged.next?.workoutId).toBe('a');
  expect(merged.week.map(({ state }) => state)).toEqual(['to_do', 'done']);
});

test('a free workout finished on this phone and not sent yet is counted, in the week in which it was done', () => {
  const free = { workoutId: 'free', isBegun: true, isFinished: true, isUnsentFree: true };
  const earlier = { ...free, finishedAt: '2026-11-13T08:00:00.000Z' };

  expect(withLocalWorkouts(today, [free], now)).toMatchObject({ doneThisWeek: 1, totalDone: 43, streakWeeks: 4 });
  expect(withLocalWorkouts(today, [earlier], now)).toMatchObject({ doneThisWeek: 0, totalDone: 43 });
  expect(withLocalWorkouts(today, [{ ...free, isUnsentFree: false }], now)).toEqual(today);
});

test('a workout from Sunday evening to Monday counts for the week of the Sunday, on the phone too', () => {
  const here = { workoutId: 'a', isBegun: true, isFinished: true, finishedAt: '2026-11-22T23:25:00.000Z' };
  const sunday = { ...here, finishedOn: '2026-11-22' };
  const merged = withLocalWorkouts(today, [sunday], { ...now, day: '2026-11-23' });

  expect(merged).toMatchObject({ doneThisWeek: 0, totalDone: 43 });
  expect(merged.week[0]).toMatchObject({ state: 'done', finishedOn: '2026-11-22' });
});

test('a second workout of the week does not make the streak longer', () => {
  const second = { ...today, doneThisWeek: 1 };

  expect(withLocalWorkouts(second, [{ workoutId: 'a', isBegun: true, isFinished: true }], now).streakWeeks).toBe(3);
});

test('a workout begun on this phone is next, whichever was next before', () => {
  expect(withLocalWorkouts(today, [{ workoutId: 'b', isBegun: true, isFinished: false }], now).next?.workoutId).toBe(
    'b',
  );
});

test('a workout that was only opened changes nothing', () => {
  expect(withLocalWorkouts(today, [{ workoutId: 'a', isBegun: false, isFinished: false }], now)).toEqual(today);
});

test('a workout that is done on the server stays done', () => {
  const done = { ...counts, next: legs, week: [workout('a', 'done'), legs] };

  expect(withLocalWorkouts(done, [{ workoutId: 'a', isBegun: true, isFinished: false }], now)).toEqual(done);
});

test('when the last workout of the week is finished here, no workout of the week is next', () => {
  const one = { ...counts, next: push, week: [push] };

  expect(withLocalWorkouts(one, [{ workoutId: 'a', isBegun: true, isFinished: true }], now).next).toBeNull();
});

test('a phone that was offline for more than a week counts the streak on the present day', () => {
  const trained = { ...today, doneThisWeek: 1 };
  const streakOn = (later: string, here: LocalWorkoutState[] = []) =>
    withLocalWorkouts(trained, here, { ...now, day: later }).streakWeeks;
  const done = { workoutId: 'a', isBegun: true, isFinished: true };

  expect(streakOn('2026-11-22')).toBe(3);
  expect(streakOn('2026-11-29')).toBe(3);
  expect(streakOn('2026-11-30')).toBe(0);
  expect(streakOn('2026-11-30', [{ ...done, finishedAt: '2026-11-30T08:00:00.000Z' }])).toBe(1);
  expect(streakOn('2026-11-30', [{ ...done, finishedAt: '2026-11-25T08:00:00.000Z' }])).toBe(4);
});

test('a streak of before a pause goes on with a workout on this phone', () => {
  const program = {
    id: 'p',
    title: 'Ipertrofia',
    startsOn: '2026-10-05',
    endsOn: '2026-12-13',
    state: 'running' as const,
    weeks: 8,
    currentWeek: 5,
    note: '',
    pauses: [{ from: '2026-11-02', until: '2026-11-15', days: 14, keepsWeekdays: true, note: '' }],
  };
  const paused = { ...today, programs: [program] };

  expect(withLocalWorkouts(paused, [], now).streakWeeks).toBe(3);
  expect(withLocalWorkouts(paused, [{ workoutId: 'a', isBegun: true, isFinished: true }], now).streakWeeks).toBe(4);
});

test('a workout that was finished here last week does not count for this week', () => {
  const finishedAt = '2026-11-20T08:00:00.000Z';
  const here = [{ workoutId: 'a', isBegun: true, isFinished: true, finishedAt }];

  expect(withLocalWorkouts(today, here, { ...now, day: '2026-11-24' }).doneThisWeek).toBe(0);
});

test.each([
  ['upcoming', 'to_do', 'upcoming'],
  ['upcoming', 'skipped', 'upcoming'],
  ['upcoming', 'begun', 'running'],
  ['upcoming', 'done', 'running'],
  ['expiring', 'done', 'expiring'],
] as const)('an %s program with a workout that is %s is %s', (state, ofWorkout, expected) => {
  expect(withEarlyStart({ id: 'p', state }, [push, workout('b', ofWorkout)]).state).toBe(expected);
  expect(withEarlyStart({ id: 'other', state }, [workout('b', ofWorkout)]).state).toBe(state);
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
