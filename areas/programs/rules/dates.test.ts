import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DatedDay, dateOf, hasSharedDate, fittingOffsets, offsetsOf, withDayMoved, withOffsets } from './dates.ts';

const week = (...offsets: (number | null)[]): DatedDay[] =>
  offsets.map((offset, index) => ({ id: `day ${index + 1}`, dayNumber: index + 1, offset }));

const anyWeek = fc
  .array(fc.option(fc.integer({ min: 0, max: 6 })), { minLength: 1, maxLength: 7 })
  .map((offsets) => week(...offsets));

describe('the dates of a week', () => {
  test.each([
    [1, [0]],
    [2, [0, 3]],
    [3, [0, 2, 4]],
    [4, [0, 1, 3, 5]],
    [5, [0, 1, 2, 4, 5]],
    [7, [0, 1, 2, 3, 4, 5, 6]],
  ])('%i days are spread evenly over %j', (count, offsets) => {
    expect(offsetsOf(week(...Array.from({ length: count }, () => null)))).toEqual(offsets);
  });

  test('a day with a chosen date keeps it, the others are distributed before and after it', () => {
    expect(offsetsOf(week(null, null, 4, null))).toEqual([0, 2, 4, 5]);
  });

  test('a chosen date without room for the days before it is ignored', () => {
    expect(offsetsOf(week(null, null, 1))).toEqual([0, 2, 4]);
    expect(fittingOffsets(week(null, null, 1))).toEqual([null, null, null]);
  });

  test('lie within the week and ascend with the day number', () => {
    fc.assert(
      fc.property(anyWeek, (days) => {
        const offsets = offsetsOf(days);

        expect(offsets).toHaveLength(days.length);
        expect(offsets.every((offset) => Number.isInteger(offset) && offset >= 0 && offset <= 6)).toBe(true);
        expect(offsets.every((offset, index) => index === 0 || offset > (offsets[index - 1] ?? 7))).toBe(true);
      }),
    );
  });

  test('ignoring chosen dates without room leaves dates that all have room', () => {
    fc.assert(
      fc.property(anyWeek, (days) => {
        const fitting = fittingOffsets(days);

        expect(fittingOffsets(week(...fitting))).toEqual(fitting);
        expect(offsetsOf(week(...fitting))).toEqual(offsetsOf(days));
      }),
    );
  });
});

test('offset 4 of the second week from Monday 30 November is Friday 11 December', () => {
  expect(dateOf({ startsOn: '2026-11-30', weekNumber: 2, offset: 4 })).toBe('2026-12-11');
});

describe('moving a day', () => {
  test('to a free date keeps the dates of the others and numbers the days by date', () => {
    const moved = withDayMoved(week(null, null, null), 'day 1', 6);

    expect(moved.map(({ id, dayNumber, offset }) => [id, dayNumber, offset])).toEqual([
      ['day 2', 1, 2],
      ['day 3', 2, 4],
      ['day 1', 3, 6],
    ]);
  });

  test('to the date of another day swaps the two', () => {
    const moved = withDayMoved(week(null, null, null), 'day 1', 4);

    expect(moved.map(({ id, offset }) => [id, offset])).toEqual([
      ['day 3', 0],
      ['day 2', 2],
      ['day 1', 4],
    ]);
  });

  test('gives it the chosen date, and moving it back restores all dates', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat(), fc.integer({ min: 0, max: 6 }), (days, chosen, to) => {
        const index = chosen % days.length;
        const id = days[index]?.id ?? '';
        const before = offsetsOf(days);
        const moved = withDayMoved(days, id, to);
        const back = withDayMoved(moved, id, before[index] ?? 0);

        expect(moved.find((day) => day.id === id)?.offset).toBe(to);
        expect(offsetsOf(moved)).toEqual(moved.map((day) => day.offset));
        expect(back.map((day) => [day.id, day.offset])).toEqual(days.map((day, order) => [day.id, before[order]]));
      }),
    );
  });
});

describe('choosing dates', () => {
  test('for one day distributes the others over the free dates', () => {
    const chosen = withOffsets(week(null, null, null), new Map([['day 1', 6]]));

    expect(chosen.map(({ id, offset }) => [id, offset])).toEqual([
      ['day 2', 0],
      ['day 3', 3],
      ['day 1', 6],
    ]);
  });

  test('and resetting the last one distributes the week evenly again', () => {
    expect(withOffsets(week(null, 5), new Map([['day 2', null]]))).toEqual(week(null, null));
  });

  test('detects two days on one date', () => {
    expect([hasSharedDate(week(2, null, 2)), hasSharedDate(week(2, null, 3, null))]).toEqual([true, false]);
  });

  test('gives every day the date that was chosen for it', () => {
    fc.assert(
      fc.property(anyWeek, fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }), (days, dates) => {
        const chosen = new Map(days.slice(0, dates.length).map((day, index) => [day.id, dates[index] ?? null]));
        const withoutOffsets = days.map((day) => ({ ...day, offset: null }));
        const placed = withOffsets(withoutOffsets, chosen);

        for (const [id, offset] of chosen) expect(placed.find((day) => day.id === id)?.offset).toBe(offset);
        expect(new Set(offsetsOf(placed)).size).toBe(days.length);
      }),
    );
  });
});
