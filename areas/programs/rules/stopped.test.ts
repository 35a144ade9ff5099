import { describe, expect, test } from 'vitest';
import type { Week } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { dateOf, offsetsOf } from './dates.ts';
import { isStoppedOn, weeksUntilStop } from './stopped.ts';

/** Four weeks from Monday 16 November with workouts on Monday, Wednesday and Friday. */
const startsOn = '2026-11-16';
const [first] = exampleProgram.weeks as [Week];
const weeks = Array.from({ length: 4 }, (_, index) => ({
  ...first,
  weekNumber: index + 1,
  days: first.days.map((day) => ({
    ...day,
    workouts: day.workouts.map((workout) => ({ ...workout, id: `${index + 1}.${day.dayNumber}` })),
  })),
}));

interface Changes {
  stopsOn?: string | null;
  moved?: [string, string][];
  logged?: string[];
}

/** Returns the dates of the days of each week that is left, with the workouts of the day. */
function left({ stopsOn = '2026-12-02', moved = [], logged = [] }: Changes = {}) {
  const copy = { startsOn, stopsOn, moved: new Map(moved), logged: new Set(logged) };
  return weeksUntilStop(weeks, copy).map(({ weekNumber, days }) =>
    days.map(({ workouts }, index) => [
      dateOf({ startsOn, weekNumber, offset: offsetsOf(days)[index] ?? 0 }).slice(5),
      ...workouts.map(({ id }) => id),
    ]),
  );
}

const [week1, week2] = [
  [
    ['11-16', '1.1'],
    ['11-18', '1.2'],
    ['11-20', '1.3'],
  ],
  [
    ['11-23', '2.1'],
    ['11-25', '2.2'],
    ['11-27', '2.3'],
  ],
];

describe('of a copy that is replaced from Wednesday of its third week', () => {
  test('two weeks and the Monday are left, on their dates', () => {
    expect(left()).toEqual([week1, week2, [['11-30', '3.1']]]);
  });

  test('a workout of Friday that was moved to Tuesday stays, one of Monday that was moved to Thursday does not', () => {
    const moved: Changes['moved'] = [
      ['3.3', '2026-12-01'],
      ['3.1', '2026-12-03'],
    ];

    expect(left({ moved })).toEqual([week1, week2, [['11-30'], ['12-02'], ['12-04', '3.3']]]);
  });

  test('a workout of the fourth week that the client did ahead stays, and its week with it', () => {
    expect(left({ logged: ['4.1'] })).toEqual([week1, week2, [['11-30', '3.1']], [['12-07', '4.1']]]);
  });
});

test('a copy that is replaced with the beginning of a week keeps the weeks before as they are', () => {
  const copy = { startsOn, stopsOn: '2026-11-30', moved: new Map(), logged: new Set<string>() };

  expect(weeksUntilStop(weeks, copy)).toEqual(weeks.slice(0, 2));
});

test('a template and a copy that is not replaced keep all weeks', () => {
  const none = { moved: new Map(), logged: new Set<string>(), stopsOn: null };

  expect(weeksUntilStop(weeks, { ...none, startsOn: null })).toBe(weeks);
  expect(weeksUntilStop(weeks, { ...none, startsOn })).toBe(weeks);
});

test('the day of the replacement is no longer of the replaced program, the day before is', () => {
  expect(['2026-12-01', '2026-12-02', null].map((date) => isStoppedOn(date, '2026-12-02'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isStoppedOn('2026-12-02', null)).toBe(false);
});
