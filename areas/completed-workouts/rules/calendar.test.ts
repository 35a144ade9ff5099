import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mondayOf } from '#shell/common/dates.ts';
import { addMonths, monthOf, sameDayIn, weeksOfMonth } from './calendar.ts';

const anyMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

test('November 2026 begins on a Sunday and has six weeks', () => {
  const weeks = weeksOfMonth('2026-11');

  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
});

test('February 2027 begins on a Monday and has four weeks', () => {
  expect(weeksOfMonth('2027-02')).toHaveLength(4);
});

test('every day of a month is contained once, in weeks that begin on Monday', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const weeks = weeksOfMonth(month);
      const days = weeks.flat();

      expect(weeks.map(([first]) => first)).toEqual(weeks.map(([first = '']) => mondayOf(first)));
      expect(new Set(days).size).toBe(days.length);
      expect(days.filter((day) => monthOf(day) === month)).toHaveLength(
        new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
      );
    }),
  );
});

test('after December comes January, before it November', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

test('a month after 31 January is 28 February', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2026-12', '2026-11-20')).toBe('2026-12-20');
});
