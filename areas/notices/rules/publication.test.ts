import { expect, test } from 'vitest';
import { publicationOf } from './publication.ts';

const now = new Date('2026-03-01T11:00:00Z');
const context = { timeZone: 'Europe/Rome', now, present: null };
const none = { publishOn: null, publishTime: null, timeZone: null, expiresOn: null };
const later = (publishOn: string, publishTime: string) =>
  publicationOf({ ...none, publication: 'later', publishOn, publishTime }, context);

test.each([
  ['the day before summer time', '2026-03-28', '08:30', '2026-03-28T07:30:00.000Z'],
  ['the day of summer time', '2026-03-29', '08:30', '2026-03-29T06:30:00.000Z'],
  ['a time that the change skips, an hour later', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['the day before winter time', '2026-10-24', '08:30', '2026-10-24T06:30:00.000Z'],
  ['the day of winter time', '2026-10-25', '08:30', '2026-10-25T07:30:00.000Z'],
  ['a time that occurs twice, the first one', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('%s: %s %s in Rome is %s', (_, day, time, instant) => {
  expect(later(day, time)).toEqual({ kind: 'later', instant: new Date(instant) });
});

test('a time is on the clock of the zone that the form named', () => {
  const times = { ...none, publication: 'later' as const, publishOn: '2026-03-28', publishTime: '16:30' };

  expect(publicationOf({ ...times, timeZone: 'Asia/Tokyo' }, context)).toEqual({
    kind: 'later',
    instant: new Date('2026-03-28T07:30:00Z'),
  });
});

test('a notice that waits for the second of two equal times keeps it when it is saved untouched', () => {
  const present = '2026-10-25T01:30:00.000Z';
  const times = { ...none, publication: 'later' as const, publishOn: '2026-10-25', publishTime: '02:30' };

  expect(publicationOf(times, { ...context, present })).toEqual({ kind: 'later', instant: new Date(present) });
});

test('a notice is published now, or not at all when it is a draft', () => {
  expect(publicationOf({ ...none, publication: 'now' }, context)).toEqual({ kind: 'now' });
  expect(publicationOf({ ...none, publication: 'draft' }, context)).toEqual({ kind: 'draft' });
});

test('a time that is missing, has passed or is more than a year ahead is refused', () => {
  expect(publicationOf({ ...none, publication: 'later', publishOn: '2026-04-01' }, context)).toMatchObject({
    name: 'publication_missing',
  });
  expect(later('2026-03-01', '11:59')).toEqual({ kind: 'problem', name: 'publication_past' });
  expect(later('2206-03-01', '12:00')).toEqual({ kind: 'problem', name: 'publication_far' });
  expect(later('2026-03-01', '12:00')).toEqual({ kind: 'later', instant: now });
});

test('the last day is that of the publication or later, on the clock of the account', () => {
  const lateEvening = { timeZone: 'Europe/Rome', now: new Date('2026-03-01T23:30:00Z'), present: null };
  const until = (expiresOn: string) => publicationOf({ ...none, publication: 'now', expiresOn }, lateEvening);

  expect(until('2026-03-01')).toMatchObject({ name: 'expires_before' });
  expect(until('2026-03-02')).toEqual({ kind: 'now' });
});
