import { expect, test } from 'vitest';
import { isReminderDue, nextReminder, type ReminderSchedule, startOf } from './reminder.ts';

const rome = 'Europe/Rome';
const weekly: ReminderSchedule = { everyDays: null, weekdays: [1, 4], time: '07:30', startsOn: '2026-01-01' };
const daily: ReminderSchedule = { everyDays: 1, weekdays: [], time: '07:30', startsOn: '2026-01-01' };

/** The next reminders, as instants. */
function reminders(schedule: ReminderSchedule, from: string, count: number, timeZone = rome): string[] {
  const found: string[] = [];
  for (let after = new Date(from); found.length < count; after = new Date(found.at(-1) ?? from))
    found.push(nextReminder(schedule, { after, timeZone }).at.toISOString());
  return found;
}

test('on Mondays and Thursdays at 7:30 of the client, also across both changes of the clock', () => {
  expect(reminders(weekly, '2026-03-26T06:30:00Z', 2)).toEqual([
    '2026-03-30T05:30:00.000Z',
    '2026-04-02T05:30:00.000Z',
  ]);
  expect(reminders(weekly, '2026-10-22T06:00:00Z', 2)).toEqual([
    '2026-10-26T06:30:00.000Z',
    '2026-10-29T06:30:00.000Z',
  ]);
  expect(reminders(weekly, '2026-03-05T13:00:00Z', 2, 'America/New_York')).toEqual([
    '2026-03-09T11:30:00.000Z',
    '2026-03-12T11:30:00.000Z',
  ]);
});

test('a time that is missing in spring comes an hour later, one that exists twice in autumn comes once', () => {
  const atNight = { ...daily, time: '02:30' };
  expect(reminders(atNight, '2026-03-28T12:00:00Z', 2)).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
  expect(reminders(atNight, '2026-10-24T12:00:00Z', 2)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ]);
});

test('intervals are counted from the start, not from the last reminder', () => {
  const schedule = { ...daily, everyDays: 10, startsOn: '2026-03-20' };
  expect(nextReminder(schedule, { after: new Date('2026-03-31T00:00:00Z'), timeZone: rome }).day).toBe('2026-04-09');
});

test('a new schedule begins today while its time is still to come', () => {
  expect(startOf(daily, { after: new Date('2026-07-01T05:29:00Z'), timeZone: rome })).toBe('2026-07-01');
  expect(startOf(daily, { after: new Date('2026-07-01T05:30:00Z'), timeZone: rome })).toBe('2026-07-02');
});

test('who has travelled west is reminded at the time of the new zone, and one of hours ago is left out', () => {
  const planned = { nextOn: '2026-07-01', time: '07:30' };
  const now = new Date('2026-07-01T05:31:00Z');
  expect(isReminderDue(planned, { now, timeZone: rome })).toBe(true);
  expect(isReminderDue(planned, { now, timeZone: 'America/New_York' })).toBe(false);
  expect(nextReminder(daily, { after: now, timeZone: 'America/New_York' }).at.toISOString()).toBe(
    '2026-07-01T11:30:00.000Z',
  );
  expect(isReminderDue(planned, { now: new Date('2026-07-01T09:00:00Z'), timeZone: rome })).toBe(false);
});
