import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import { streakContinued, streakWeeks } from './calendar.ts';

const friday = '2026-11-20';

test('a workout in this week and in the two before makes three weeks', () => {
  expect(streakWeeks(['2026-11-02', '2026-11-16', '2026-11-09'], friday)).toBe(3);
});

test('the current week does not need a workout yet', () => {
  expect(streakWeeks(['2026-11-02', '2026-11-09'], friday)).toBe(2);
});

test('a week without a workout ends the streak', () => {
  expect(streakWeeks(['2026-11-02', '2026-11-16'], friday)).toBe(1);
  expect(streakWeeks(['2026-11-02'], friday)).toBe(0);
});

test('without a workout the streak is 0 weeks', () => {
  expect(streakWeeks([], friday)).toBe(0);
});

test('a workout finished on this phone begins a streak of 1 week, and continues one of 3 weeks', () => {
  expect(streakContinued({ streakWeeks: 0, doneThisWeek: 0, day: friday }, [friday], friday)).toBe(1);
  expect(streakContinued({ streakWeeks: 3, doneThisWeek: 0, day: friday }, [friday], friday)).toBe(4);
});

test('a second workout of the week does not make the streak longer', () => {
  expect(streakContinued({ streakWeeks: 3, doneThisWeek: 1, day: friday }, [friday], friday)).toBe(3);
});

test('a streak that was counted earlier continues in the following week and ends after a week without a workout', () => {
  const counted = { streakWeeks: 3, doneThisWeek: 1, day: friday };

  expect(streakContinued(counted, [], '2026-11-23')).toBe(3);
  expect(streakContinued(counted, ['2026-11-24'], '2026-11-24')).toBe(4);
  expect(streakContinued(counted, [], '2026-11-30')).toBe(0);
});

test('the streak is the same on each day of the week', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(6), (weeks, weekday) => {
      const today = addDays(mondayOf(friday), weekday);
      const mondays = Array.from({ length: weeks }, (_, week) => addDays(mondayOf(today), -7 * week));

      expect(streakWeeks(mondays, today)).toBe(weeks);
    }),
  );
});
