import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DatedDay, dateOf, hasSharedDate, heldOffsets, offsetsOf, withDayMoved, withOffsets } from './dates.ts';

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

  test('a day with a date of its own keeps it, the others are spread before and after it', () => {
    expect(offsetsOf(week(null, null, 4, null))).toEqual([0, 2, 4, 5]);
  });

  test('a date that leaves no room for the days before it is given up', () => {
    expect(offsetsOf(week(null, null, 1))).toEqual([0, 2, 4]);
    expect(heldOffsets(week(null, null, 1))).toEqual([null, null, null]);
  });

  test('always lie in the week and ascend with the number of the day', () => {
    fc.assert(
      fc.property(anyWeek, (days) => {
        const offsets = offsetsOf(days);

        expect(offsets).toHaveLength(days.length);
        expect(offsets.every((offset) => Number.isInteger(offset) && offset >= 0 && offset <= 6)).toBe(true);
        expect(offsets.every((offset, index) => index === 0 || offset > (offsets[index - 1] ?? 7))).toBe(true);
      }),
    );
  });

  test('keep what they can: giving up a second time gives up nothing more', () => {
    fc.assert(
      fc.property(anyWeek, (days) => {
        const held = heldOffsets(days);

        expect(heldOffsets(week(...held))).toEqual(held);
        expect(offsetsOf(week(...held))).toEqual(offsetsOf(days));
      }),
    );
  });
});

test('4 days into the second week from Monday 30 November it is Friday 11 December', () => {
  expect(dateOf({ startsOn: '2026-11-30', weekNumber: 2, offset: 4 })).toBe('2026-12-11');
});

describe('moving a day', () => {
  test('to a free date leaves the others where they are and numbers the days by date', () => {
    const moved = withDayMoved(week(null, null, null), 'day 1', 6);

    expect(moved.map(({ id, dayNumber, offset }) => [id, dayNumber, offset])).toEqual([
      ['day 2', 1, 2],
      ['day 3', 2, 4],
      ['day 1', 3, 6],
    ]);
  });

  test('to a date that is taken exchanges the two', () => {
    const moved = withDayMoved(week(null, null, null), 'day 1', 4);

    expect(moved.map(({ id, offset }) => [id, offset])).toEqual([
      ['day 3', 0],
      ['day 2', 2],
      ['day 1', 4],
    ]);
  });

  test('puts it where it was asked to be, and back again is as before', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat(), fc.integer({ min: 0, max: 6 }), (days, chosen, to) => {
        const index = chosen % days.length;
        const id = days[index]?.id ?? '';
        const before = offsetsOf(days);
        const moved = withDayMoved(days, id, to);
        const back = withDayMoved(moved, id, before[index] ?? 0);

        expect(moved.find((day) => day.id === id)?.offset).toBe(to);
        expect(offsetsOf(moved)).toEqual(moved.map((day) => day.offset));
        expect(back.map((day) => [day.id, day.offset])).toEqual(days.map((day, place) => [day.id, before[place]]));
      }),
    );
  });
});

describe('choosing dates', () => {
  test('for one day spreads the others over the dates that are left', () => {
    const chosen = withOffsets(week(null, null, null), new Map([['day 1', 6]]));

    expect(chosen.map(({ id, offset }) => [id, offset])).toEqual([
      ['day 2', 0],
      ['day 3', 3],
      ['day 1', 6],
    ]);
  });

  test('and taking the last one back spreads the week evenly again', () => {
    expect(withOffsets(week(null, 5), new Map([['day 2', null]]))).toEqual(week(null, null));
  });

  test('two days cannot share one', () => {
    expect([hasSharedDate(week(2, null, 2)), hasSharedDate(week(2, null, 3, null))]).toEqual([true, false]);
  });

  test('gives every day the date that was chosen for it', () => {
    fc.assert(
      fc.property(anyWeek, fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }), (days, dates) => {
        const chosen = new Map(days.slice(0, dates.length).map((day, index) => [day.id, dates[index] ?? null]));
        const unset = days.map((day) => ({ ...day, offset: null }));
        const placed = withOffsets(unset, chosen);

        for (const [id, offset] of chosen) expect(placed.find((day) => day.id === id)?.offset).toBe(offset);
        expect(new Set(offsetsOf(placed)).size).toBe(days.length);
      }),
    );
  });
});
