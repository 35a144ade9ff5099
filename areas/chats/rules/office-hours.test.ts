import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slot } from '../contract/slots.ts';
import { isAnsweredAutomatically } from './auto-reply.ts';
import { type OfficeHours, officeStateAt, openMsBetween } from './office-hours.ts';
import { medianReplyMinutes, replyTimeOf } from './reply-time.ts';

const timeZone = 'Europe/Rome';
const everyDay = (from: string, until: string): Slot[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until }));
const week: OfficeHours = {
  timeZone,
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', until: '13:00' },
    { weekday, from: '15:00', until: '19:00' },
  ]),
};
const at = (instant: string) => new Date(instant);

test('two slots a day: closed at lunch until 15:00, on Friday evening until Monday', () => {
  expect(officeStateAt(week, at('2026-11-20T11:59:59Z'))).toEqual({
    isOpen: true,
    since: at('2026-11-20T08:00:00Z'),
    until: at('2026-11-20T12:00:00Z'),
  });
  expect(officeStateAt(week, at('2026-11-20T12:00:00Z'))).toEqual({
    isOpen: false,
    since: at('2026-11-20T12:00:00Z'),
    until: at('2026-11-20T14:00:00Z'),
  });
  expect(officeStateAt(week, at('2026-11-21T10:00:00Z')).until).toEqual(at('2026-11-23T08:00:00Z'));
});

test.each([
  ['29 March 2026, 9:00 is 7:00 UTC', '2026-03-29', '07:00'],
  ['the day before, 9:00 is 8:00 UTC', '2026-03-28', '08:00'],
  ['25 October 2026, 9:00 is 8:00 UTC', '2026-10-25', '08:00'],
  ['the day before, 9:00 is 7:00 UTC', '2026-10-24', '07:00'],
])('the clock of the studio counts when it changes: %s', (_, day, utc) => {
  const office = { timeZone, hours: everyDay('09:00', '18:00') };
  const opening = at(`${day}T${utc}:00Z`);

  expect(officeStateAt(office, new Date(opening.getTime() - 1)).until).toEqual(opening);
  expect(officeStateAt(office, opening).isOpen).toBe(true);
});

test('a night shift of 22:00 to 6:00 is one stretch: 8 hours, 7 on 29 March and 9 on 25 October', () => {
  const hours = [...everyDay('22:00', '24:00'), ...everyDay('00:00', '06:00')];
  const lengthAt = (instant: string) => {
    const { since, until } = officeStateAt({ timeZone, hours }, at(instant));
    return ((until?.getTime() ?? 0) - (since?.getTime() ?? 0)) / 3_600_000;
  };

  expect(['2026-06-10T00:00:00Z', '2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z'].map(lengthAt)).toEqual([8, 7, 9]);
});

test('around the clock is never closed, and no slot is never open', () => {
  const now = at('2026-11-21T10:00:00Z');

  expect(officeStateAt({ timeZone, hours: everyDay('00:00', '24:00') }, now)).toEqual({
    isOpen: true,
    since: null,
    until: null,
  });
  expect(officeStateAt({ timeZone, hours: [] }, now)).toEqual({ isOpen: false, since: null, until: null });
});

test('an instant is open exactly when a moment from it counts as open time', () => {
  let checked = 0;
  fc.assert(
    fc.property(fc.date({ min: at('2026-01-01'), max: at('2027-01-01'), noInvalidDate: true }), (date) => {
      checked++;
      const now = new Date(Math.floor(date.getTime() / 1000) * 1000);
      const isOpen = openMsBetween(week, now, new Date(now.getTime() + 1000)) === 1000;
      expect(officeStateAt(week, now).isOpen).toBe(isOpen);
    }),
    { numRuns: 200 },
  );
  expect(checked).toBe(200);
});

test('a message of Friday night answered on Monday at 9:20 has waited 20 minutes', () => {
  const open = openMsBetween(week, at('2026-11-20T21:00:00Z'), at('2026-11-23T08:20:00Z'));

  expect(open / 60_000).toBe(20);
});

test('the median of five answers is shown, of four none', () => {
  const answer = (minutes: number) => ({
    askedAt: at('2026-11-20T08:00:00Z'),
    answeredAt: new Date(at('2026-11-20T08:00:00Z').getTime() + minutes * 60_000),
  });

  expect(medianReplyMinutes([1, 2, 3, 4].map(answer), week)).toBeNull();
  expect(medianReplyMinutes([200, 5, 30, 1, 90].map(answer), week)).toBe(30);
  expect([10, 30, 200, 500, 900].map((minutes) => replyTimeOf(minutes, true))).toEqual([
    'minutes',
    'hour',
    'hours',
    'day',
    'days',
  ]);
  expect(replyTimeOf(900, false)).toBe('day');
});

const closed = officeStateAt(week, at('2026-11-20T22:00:00Z'));
const now = at('2026-11-20T22:00:00Z');
const never = { lastReplyAt: null, lastAutoReplyAt: null };

test.each([
  ['the first message of the closed stretch', closed, never, true],
  ['an automatic answer in this stretch', closed, { ...never, lastAutoReplyAt: at('2026-11-20T18:30:00Z') }, false],
  ['an automatic answer of the night before', closed, { ...never, lastAutoReplyAt: at('2026-11-19T22:00:00Z') }, true],
  ['a professional who wrote after closing', closed, { ...never, lastReplyAt: at('2026-11-20T18:10:00Z') }, false],
  ['a professional who wrote in the afternoon', closed, { ...never, lastReplyAt: at('2026-11-20T16:00:00Z') }, true],
  ['open hours', officeStateAt(week, at('2026-11-20T10:00:00Z')), never, false],
] as const)('the automatic answer: %s', (_, state, last, isAnswered) => {
  expect(isAnsweredAutomatically(state, last, now)).toBe(isAnswered);
});

test('there is no automatic answer four minutes after a professional wrote, though it was before closing', () => {
  const justClosed = at('2026-11-20T18:02:00Z');

  expect(
    isAnsweredAutomatically(
      officeStateAt(week, justClosed),
      { ...never, lastReplyAt: at('2026-11-20T17:58:00Z') },
      justClosed,
    ),
  ).toBe(false);
});
