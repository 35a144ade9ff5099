import { expect, test } from 'vitest';
import { currentWeek, endsOn, firstFutureWeek, programState, weeksUntilEnd } from './schedule.ts';

const fourWeeks = { startsOn: '2026-11-02', weeks: 4 };
const settings = { expiringDays: 7, terminatedAfterDays: 0 };
const november = { startsOn: '2026-11-02', endsOn: '2026-11-29', weeks: 4, settings };

test('4 weeks from Monday 2 November end on Sunday 29 November', () => {
  expect(endsOn({ startsOn: '2026-11-02' }, 4)).toBe('2026-11-29');
});

test('6 weeks over the end of summer time, from Thursday 15 October, end on Wednesday 25 November', () => {
  expect(endsOn({ startsOn: '2026-10-15' }, 6)).toBe('2026-11-25');
});

test.each([
  ['the day before it starts', '2026-11-01', 'upcoming'],
  ['the day it starts', '2026-11-02', 'running'],
  ['with 8 days left', '2026-11-22', 'running'],
  ['with 7 days left, the last week', '2026-11-23', 'expiring'],
  ['on its last day', '2026-11-29', 'expiring'],
  ['the day after', '2026-11-30', 'terminated'],
])('a program of 4 weeks, %s (%s), is %s', (_, today, state) => {
  expect(programState({ ...november, today })).toBe(state);
});

test.each([
  ['1 week, on its first day', 1, '2026-11-23', '2026-11-23', 'running'],
  ['1 week, with 4 days left', 1, '2026-11-23', '2026-11-26', 'running'],
  ['1 week, with 3 days left', 1, '2026-11-23', '2026-11-27', 'expiring'],
  ['2 weeks, with 8 days left', 2, '2026-11-16', '2026-11-22', 'running'],
  ['2 weeks, with 7 days left, the last week', 2, '2026-11-16', '2026-11-23', 'expiring'],
] as const)(
  'a program of %s, of %i weeks, is expiring in its second half only: started %s, on %s it is %s',
  (_, weeks, startsOn, today, state) => {
    expect(programState({ ...november, weeks, startsOn, today })).toBe(state);
  },
);

test.each(['2026-11-02', '2026-11-23'])(
  'a program of 4 weeks that began on %s and was ended on 29 November is expiring 5 days before, whenever it began',
  (startsOn) => {
    expect(programState({ ...november, startsOn, today: '2026-11-25' })).toBe('expiring');
  },
);

test('a program that was ended on its first day is expiring on that day, which is its last one', () => {
  const oneDay = { ...november, startsOn: '2026-11-23', endsOn: '2026-11-23' };

  expect(programState({ ...oneDay, today: '2026-11-23' })).toBe('expiring');
});

test('with 14 days of notice a program of 4 weeks is expiring in the third week', () => {
  const chosenSettings = { ...settings, expiringDays: 14 };

  expect(programState({ ...november, today: '2026-11-16', settings: chosenSettings })).toBe('expiring');
  expect(programState({ ...november, today: '2026-11-15', settings: chosenSettings })).toBe('running');
});

test('with 3 days after the end a program is terminated on the 4th day after it', () => {
  const chosenSettings = { ...settings, terminatedAfterDays: 3 };

  expect(programState({ ...november, today: '2026-12-02', settings: chosenSettings })).toBe('expiring');
  expect(programState({ ...november, today: '2026-12-03', settings: chosenSettings })).toBe('terminated');
});

test('a program of one week starting tomorrow is upcoming, not expiring', () => {
  expect(programState({ startsOn: '2026-11-21', endsOn: '2026-11-27', weeks: 1, today: '2026-11-20', settings })).toBe(
    'upcoming',
  );
});

test.each([
  ['before the start', '2026-10-30', 1],
  ['on the first day', '2026-11-02', 1],
  ['on the seventh day', '2026-11-08', 1],
  ['on the eighth day', '2026-11-09', 2],
  ['after the end', '2026-12-25', 4],
])('a program of 4 weeks, %s (%s), is in week %i', (_, today, week) => {
  expect(currentWeek({ ...fourWeeks, today })).toBe(week);
});

test('a program replaced after 10 days is terminated on the 11th day', () => {
  expect(programState({ startsOn: '2026-11-02', endsOn: '2026-11-11', weeks: 1, today: '2026-11-12', settings })).toBe(
    'terminated',
  );
});

test.each([
  ['two days before the start', '2026-10-31', 1],
  ['the day before the start', '2026-11-01', 1],
  ['on the first day', '2026-11-02', 2],
  ['on the last day of the first week', '2026-11-08', 2],
  ['on the first day of the second week', '2026-11-09', 3],
])('%s (%s), the first week that has not begun is week %i', (_, today, week) => {
  expect(firstFutureWeek({ startsOn: '2026-11-02', today })).toBe(week);
});

test.each([
  ['its last day', '2026-11-29', 4],
  ['the end of the second week', '2026-11-15', 2],
  ['the first day of the third week', '2026-11-16', 3],
  ['its first day', '2026-11-02', 1],
])('a program of 4 weeks that ends on %s (%s) has %i weeks', (_, endsOn, weeks) => {
  expect(weeksUntilEnd({ startsOn: '2026-11-02', endsOn, weeks: 4 })).toBe(weeks);
});
