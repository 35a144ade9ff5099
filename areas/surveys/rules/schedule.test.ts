import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { closesOn, dueToday, nextDue, nextStep, type Schedule } from './schedule.ts';

const weekly: Schedule = {
  repeats: 'weekly',
  weekday: 1,
  monthDay: null,
  startsOn: '2026-10-14',
  endsOn: null,
  pausedFrom: null,
  pausedUntil: null,
};
const monthly: Schedule = { ...weekly, repeats: 'monthly', weekday: null, monthDay: 31, startsOn: '2027-01-15' };

function days(schedule: Schedule, count: number): string[] {
  const found: string[] = [];
  for (
    let due = nextDue(schedule, schedule.startsOn);
    due && found.length < count;
    due = nextDue(schedule, addDays(due, 1))
  )
    found.push(due);
  return found;
}

test('every Monday stays a Monday when summer time ends on 25 October', () => {
  expect(days(weekly, 3)).toEqual(['2026-10-19', '2026-10-26', '2026-11-02']);
});

test('every second Sunday stays one when summer time begins on 28 March', () => {
  const biweekly: Schedule = { ...weekly, repeats: 'biweekly', weekday: 7, startsOn: '2027-03-14' };

  expect(days(biweekly, 3)).toEqual(['2027-03-14', '2027-03-28', '2027-04-11']);
});

test('the 31st is the last day of short months and returns to the 31st', () => {
  expect(days(monthly, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  expect(days({ ...monthly, startsOn: '2028-02-01' }, 1)).toEqual(['2028-02-29']);
});

test('once is asked once, and nothing after the end', () => {
  expect(days({ ...weekly, repeats: 'once', weekday: null }, 5)).toEqual(['2026-10-14']);
  expect(days({ ...weekly, endsOn: '2026-10-27' }, 5)).toEqual(['2026-10-19', '2026-10-26']);
});

test('a pause leaves its days out, and the next one is that of the schedule', () => {
  const paused = { ...weekly, pausedFrom: '2026-10-20', pausedUntil: '2026-11-03' };

  expect(days(paused, 2)).toEqual(['2026-10-19', '2026-11-09']);
  expect(nextDue({ ...paused, pausedUntil: null }, '2026-10-20')).toBeNull();
});

test('after three weeks in which the job did not run, the client is asked once', () => {
  expect(dueToday(weekly, '2026-10-19', '2026-11-05')).toBe('2026-11-02');
  expect(dueToday(weekly, '2026-10-19', '2026-10-19')).toBe('2026-10-19');
});

test('a weekly check-in is open until the day before the next one', () => {
  expect(closesOn(weekly, '2026-10-19')).toBe('2026-10-25');
  expect(closesOn({ ...weekly, repeats: 'once' }, '2026-10-14')).toBeNull();
});

test('reminders are at 18:00 and the next morning on the clock of the client, also across the change of the clock', () => {
  const checkIn = { dueOn: '2026-10-24', closesOn: '2026-10-30' };
  const timeZone = 'Europe/Rome';
  const at = (after: 0 | 1 | 2, now: string) => {
    const next = nextStep(checkIn, { after, now: new Date(now), timeZone });
    return next && [next.step, next.at.toISOString()];
  };

  expect(at(0, '2026-10-23T22:00:00Z')).toEqual([1, '2026-10-24T16:00:00.000Z']);
  expect(at(1, '2026-10-24T16:00:00Z')).toEqual([2, '2026-10-25T07:00:00.000Z']);
  expect(at(2, '2026-10-25T07:00:00Z')).toEqual([3, '2026-10-30T23:00:00.000Z']);
});

test('a check-in that opens late is not reminded of for times that have passed', () => {
  const next = nextStep(
    { dueOn: '2026-10-19', closesOn: null },
    { after: 0, now: new Date('2026-10-21T10:00:00Z'), timeZone: 'Europe/Rome' },
  );

  expect(next).toBeNull();
});

test('a reminder within six hours after the check-in was opened is left out: it would repeat the announcement', () => {
  const at = (now: string) => {
    const next = nextStep(
      { dueOn: '2026-11-24', closesOn: null },
      { after: 0, now: new Date(now), timeZone: 'Europe/Rome' },
    );
    return next?.at.toISOString();
  };

  expect(at('2026-11-24T10:00:00Z')).toBe('2026-11-24T17:00:00.000Z');
  expect(at('2026-11-24T16:55:00Z')).toBe('2026-11-25T07:00:00.000Z');
  expect(at('2026-11-25T02:30:00Z')).toBeUndefined();
});
