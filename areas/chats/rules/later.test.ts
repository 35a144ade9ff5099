import { expect, test } from 'vitest';
import { isUpcoming, laterChoices, sendInstant } from './later.ts';

const zone = 'Europe/Rome';
const choices = (now: string, opening: string | null = null) =>
  laterChoices(new Date(now), zone, opening === null ? null : new Date(opening)).map(
    ({ name, at }) => `${name} ${at.toISOString()}`,
  );

test('on a Saturday: in an hour, tomorrow and on Monday at 9:00', () => {
  expect(choices('2026-11-21T10:00:30.000Z')).toEqual([
    'hour 2026-11-21T11:01:00.000Z',
    'tomorrow 2026-11-22T08:00:00.000Z',
    'monday 2026-11-23T08:00:00.000Z',
  ]);
});

test('on a Sunday tomorrow is Monday, and the opening is a choice of its own when it is another time', () => {
  expect(choices('2026-11-22T10:00:00.000Z', '2026-11-23T09:30:00.000Z')).toEqual([
    'hour 2026-11-22T11:00:00.000Z',
    'tomorrow 2026-11-23T08:00:00.000Z',
    'opening 2026-11-23T09:30:00.000Z',
  ]);
  expect(choices('2026-11-22T10:00:00.000Z', '2026-11-23T08:00:00.000Z')).toHaveLength(2);
});

test.each([
  ['28 March 2026', '2026-03-28T20:00:00.000Z', 'tomorrow 2026-03-29T07:00:00.000Z'],
  ['24 October 2026', '2026-10-24T20:00:00.000Z', 'tomorrow 2026-10-25T08:00:00.000Z'],
])('9:00 on the day after %s is that of the new time', (_, now, tomorrow) => {
  expect(choices(now)[1]).toBe(tomorrow);
});

test('a time is upcoming from the next moment to a year from now', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const at = (instant: string) => isUpcoming(new Date(instant), now);

  expect([at('2026-11-21T10:00:00.000Z'), at('2026-11-21T10:00:01.000Z'), at('2028-01-01T00:00:00.000Z')]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['2026-03-28', '09:00', '2026-03-28T08:00'],
  ['2026-03-29', '09:00', '2026-03-29T07:00'],
  ['2026-03-29', '02:30', '2026-03-29T01:30'],
  ['2026-10-24', '09:00', '2026-10-24T07:00'],
  ['2026-10-25', '09:00', '2026-10-25T08:00'],
])('a message for %s at %s on the clock of Rome is sent at %s UTC', (sendOn, sendTime, utc) => {
  expect(sendInstant({ sendOn, sendTime }, zone).toISOString().slice(0, 16)).toBe(utc);
});
