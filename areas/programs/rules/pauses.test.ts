import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import type { Pause } from '../contract/document.ts';
import {
  dateOfDay,
  daysUntil,
  hasOverlap,
  isInsertedDay,
  movedEnd,
  nextPause,
  pauseOn,
  resumptionOn,
  withDays,
  withPause,
} from './pauses.ts';

/** Starts on a Monday. */
const startsOn = '2026-11-02';
const pause = (from: string, until: string, keepsWeekdays = true): Pause =>
  withDays({ from, until, keepsWeekdays, note: '' });

test('a pause of 14 days from the third Monday moves that week from 16 to 30 November', () => {
  const copy = { startsOn, pauses: [pause('2026-11-16', '2026-11-29')] };

  expect(dateOfDay(copy, 13)).toBe('2026-11-15');
  expect(dateOfDay(copy, 14)).toBe('2026-11-30');
});

test('a pause from Wednesday to Sunday moves the Wednesday by a week, or by 5 days when weekdays may change', () => {
  const [byWeeks, byDays] = [pause('2026-11-11', '2026-11-15'), pause('2026-11-11', '2026-11-15', false)];

  expect(dateOfDay({ startsOn, pauses: [byWeeks] }, 9)).toBe('2026-11-18');
  expect(dateOfDay({ startsOn, pauses: [byDays] }, 9)).toBe('2026-11-16');
});

test('two pauses add up', () => {
  const copy = { startsOn, pauses: [pause('2026-11-09', '2026-11-15'), pause('2026-11-23', '2026-12-06')] };

  expect(dateOfDay(copy, 13)).toBe('2026-11-22');
  expect(dateOfDay(copy, 14)).toBe('2026-12-07');
});

test('days of a pause are not counted: on its last day as many have passed as before it', () => {
  const copy = { startsOn, pauses: [pause('2026-11-16', '2026-11-29')] };

  expect(
    ['2026-11-01', '2026-11-02', '2026-11-15', '2026-11-29', '2026-11-30'].map((day) => daysUntil(copy, day)),
  ).toEqual([0, 1, 14, 14, 15]);
});

test('the count of days up to a date is the inverse of the date of a day, whatever the pauses', () => {
  const chosen = fc.record({
    gap: fc.integer({ min: 0, max: 20 }),
    days: fc.integer({ min: 1, max: 20 }),
    keepsWeekdays: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(chosen, { maxLength: 4 }), fc.integer({ min: 0, max: 100 }), (gaps, day) => {
      let first = startsOn;
      const pauses = gaps.map(({ gap, days, keepsWeekdays }) => {
        const from = addDays(first, gap);
        first = addDays(from, days);
        return pause(from, addDays(from, days - 1), keepsWeekdays);
      });
      const copy = { startsOn, pauses };

      expect(daysUntil(copy, dateOfDay(copy, day))).toBe(day + 1);
      expect(pauseOn(pauses, dateOfDay(copy, day))).toBeUndefined();
    }),
  );
});

test('the pause of a day includes its last one; from the day after it none is on', () => {
  const pauses = [pause('2026-11-16', '2026-11-29')];

  expect(pauseOn(pauses, '2026-11-15')).toBeUndefined();
  expect(nextPause(pauses, '2026-11-15')).toBe(pauses[0]);
  expect(pauseOn(pauses, '2026-11-29')).toBe(pauses[0]);
  expect(nextPause(pauses, '2026-11-30')).toBeUndefined();
});

test('pauses overlap when they share a day', () => {
  const first = pause('2026-11-09', '2026-11-15');

  expect(hasOverlap(withPause([pause('2026-11-16', '2026-11-20')], first))).toBe(false);
  expect(hasOverlap(withPause([first], pause('2026-11-15', '2026-11-20')))).toBe(true);
});

test('a chosen last day moves with the days after a pause, and back when the pause is taken away', () => {
  const paused = { startsOn, pauses: [pause('2026-11-16', '2026-11-29')] };

  expect(movedEnd({ startsOn }, paused.pauses, '2026-11-20')).toBe('2026-12-04');
  expect(movedEnd(paused, [], '2026-12-04')).toBe('2026-11-20');
});

test('a pause from Wednesday to Friday that keeps weekdays leaves nothing planned until the next Wednesday', () => {
  const pauses = [pause('2026-11-18', '2026-11-20')];

  expect(['2026-11-17', '2026-11-18', '2026-11-24', '2026-11-25'].map((date) => isInsertedDay(pauses, date))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a pause from Wednesday that ends on Thursday goes on the next Wednesday, or on Friday when weekdays may change', () => {
  const [byWeeks, byDays] = [pause('2026-11-18', '2026-12-06'), pause('2026-11-18', '2026-12-06', false)];

  expect(resumptionOn(byWeeks, '2026-11-20')).toBe('2026-11-25');
  expect(resumptionOn(byDays, '2026-11-20')).toBe('2026-11-20');
  expect(resumptionOn(byWeeks, '2026-11-18')).toBe('2026-11-18');
});
