import { expect, test } from 'vitest';
import type { ScheduledWorkout } from '../../../contract/today.ts';
import type { Training } from '../../../contract/training.ts';
import { withDone } from './mark-done.ts';

test('a workout whose end was sent is done in the cached week, and the following one is next', () => {
  const updated = withDone(training([workout('spinta', 'begun'), workout('gambe', 'to_do')]), 'spinta', {
    completedWorkoutId: 'fatto',
    finishedAt: '2026-11-20T18:00:00.000Z',
  });

  expect(updated.today.week.map(({ state }) => state)).toEqual(['done', 'to_do']);
  expect(updated.today.week[0]?.finishedAt).toBe('2026-11-20T18:00:00.000Z');
  expect(updated.today.next?.workoutId).toBe('gambe');
  expect(updated.today).toMatchObject({ doneToday: [{ completedWorkoutId: 'fatto' }], doneThisWeek: 1, totalDone: 5 });
});

test('after the last workout of the week, no workout is next', () => {
  const updated = withDone(training([workout('spinta', 'begun')]), 'spinta', end);

  expect(updated.today.next).toBeNull();
});

const end = { completedWorkoutId: 'fatto', finishedAt: '2026-11-20T18:00:00.000Z' };

test('a workout of a program that was taken away is under way no more once its end was sent', () => {
  const begun = {
    workoutId: 'petto',
    title: 'Petto',
    dayNumber: 1,
    programTitle: 'Forza',
    startedAt: '2026-11-19T17:00:00.000Z',
  };
  const week = training([workout('spinta', 'to_do')]);
  const updated = withDone({ ...week, today: { ...week.today, begunElsewhere: [begun] } }, 'petto', end);

  expect(updated.today.begunElsewhere).toEqual([]);
  expect(updated.today.next?.workoutId).toBe('spinta');
});

test('marking a workout as done twice counts it once', () => {
  const once = withDone(training([workout('spinta', 'begun')]), 'spinta', end);

  expect(withDone(once, 'spinta', end)).toBe(once);
});

test('a free workout that was sent counts in the cached totals, once', () => {
  const stored = training([workout('spinta', 'to_do')]);
  const free = { ...end, free: { title: 'Palestra in hotel', dayNumber: 0 } };
  const once = withDone(stored, 'hotel', free);

  expect(once.today.totalDone).toBe(stored.today.totalDone + 1);
  expect(once.today.doneToday[0]).toMatchObject({ title: 'Palestra in hotel' });
  expect(withDone(once, 'hotel', free)).toBe(once);
});

test('a workout that began yesterday and ended after midnight is done, but not done today', () => {
  const overMidnight = { ...end, startedAt: '2026-11-19T22:40:00.000Z', finishedAt: '2026-11-19T23:25:00.000Z' };
  const stored = training([workout('spinta', 'begun')]);
  const updated = withDone(stored, 'spinta', overMidnight);

  expect(updated.today.week[0]).toMatchObject({ state: 'done', finishedOn: '2026-11-19' });
  expect(updated.today.doneToday).toEqual(stored.today.doneToday);
  const free = { ...overMidnight, free: { title: 'Palestra in hotel', dayNumber: 0 } };
  const once = withDone(stored, 'hotel', free);
  expect(withDone(once, 'hotel', free).today.totalDone).toBe(once.today.totalDone);
  expect(once.today.doneToday).toEqual(stored.today.doneToday);
});

test('a workout finished on the Monday after a response of Sunday counts for the new week', () => {
  const stored = training([workout('spinta', 'begun')]);
  const sunday = { ...stored, today: { ...stored.today, day: '2026-11-15', doneThisWeek: 3, streakWeeks: 2 } };
  const updated = withDone(sunday, 'spinta', { ...end, finishedAt: '2026-11-16T17:00:00.000Z' });

  expect(updated.today).toMatchObject({ day: '2026-11-16', doneThisWeek: 1, streakWeeks: 3 });
});

function workout(workoutId: string, state: ScheduledWorkout['state']): ScheduledWorkout {
  return {
    workoutId,
    programId: 'p',
    programTitle: 'Ipertrofia',
    title: workoutId,
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

function training(week: ScheduledWorkout[]): Training {
  return {
    today: {
      day: '2026-11-20',
      coachName: 'Marco Riva',
      program: null,
      programs: [],
      next: week[0] ?? null,
      week,
      doneToday: [],
      doneThisWeek: 0,
      totalDone: 4,
      streakWeeks: 1,
      isConsentWithdrawn: false,
      unread: [],
    },
    workouts: [],
    history: [],
    exercises: [],
    settings: {} as Training['settings'],
    begun: [],
    programInfo: {},
  };
}
