import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import { streakWeeks } from './streak.ts';

const friday = '2026-11-20';

test('a workout in this week and in the two before makes three weeks', () => {
  expect(streakWeeks(['2026-11-02', '2026-11-16', '2026-11-09'], friday, [])).toBe(3);
});

test('the current week does not need a workout yet', () => {
  expect(streakWeeks(['2026-11-02', '2026-11-09'], friday, [])).toBe(2);
});

test('a week without a workout ends the streak', () => {
  expect(streakWeeks(['2026-11-02', '2026-11-16'], friday, [])).toBe(1);
  expect(streakWeeks(['2026-11-02'], friday, [])).toBe(0);
});

test('weeks that a pause moves do not end the streak, nor do they count', () => {
  // From Wednesday 28 October the rest comes two weeks later: the week of 2 November is paused, those around it in part.
  const pauses = [{ from: '2026-10-28', days: 14 }];
  const around = ['2026-10-19', '2026-10-26', '2026-11-09', '2026-11-16'];

  expect(streakWeeks(around, friday, pauses)).toBe(4);
  expect(streakWeeks([...around, '2026-11-02'], friday, pauses)).toBe(5);
  expect(streakWeeks(['2026-10-26', '2026-11-16'], friday, pauses)).toBe(1);
  expect(streakWeeks(['2026-11-09'], '2026-12-03', [{ from: '2026-11-16', days: 14 }])).toBe(1);
});

test('without a workout the streak is 0 weeks', () => {
  expect(streakWeeks([], friday, [])).toBe(0);
});

test('the streak is the same on each day of the week', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(6), (weeks, weekday) => {
      const today = addDays(mondayOf(friday), weekday);
      const mondays = Array.from({ length: weeks }, (_, week) => addDays(mondayOf(today), -7 * week));

      expect(streakWeeks(mondays, today, [])).toBe(weeks);
    }),
  );
});
