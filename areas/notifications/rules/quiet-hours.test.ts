import { describe, expect, test } from 'vitest';
import type { QuietHours } from '../contract/settings.ts';
import { byDay, nextDigest, quietUntil } from './quiet-hours.ts';

const night: QuietHours = { isOn: true, from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };
const rome = 'Europe/Rome';

function endOf(now: string, { quiet = night, zone = rome } = {}): string | undefined {
  return quietUntil(quiet, new Date(now), zone)?.toISOString();
}

describe('quiet hours from 22:00 to 07:00 in Rome', () => {
  test('on a November night end at 07:00, and do not begin before 22:00', () => {
    expect(endOf('2026-11-20T20:59:59Z')).toBeUndefined();
    expect(endOf('2026-11-20T21:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(endOf('2026-11-21T05:59:59Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(endOf('2026-11-21T06:00:00Z')).toBeUndefined();
  });

  test('are an hour shorter on 29 March 2026, when summer time begins, and still end at 07:00 on the clock', () => {
    expect(endOf('2026-03-28T21:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(endOf('2026-03-29T04:59:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(endOf('2026-03-29T05:00:00Z')).toBeUndefined();
    expect(endOf('2026-03-29T20:00:00Z')).toBe('2026-03-30T05:00:00.000Z');
  });

  test('are an hour longer on 25 October 2026, when it ends: both 02:30 are quiet', () => {
    expect(endOf('2026-10-24T20:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(endOf('2026-10-25T00:30:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(endOf('2026-10-25T01:30:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(endOf('2026-10-25T20:59:00Z')).toBeUndefined();
  });

  test('are those of the zone of the reader: in New York they begin six hours later', () => {
    expect(endOf('2026-11-21T02:00:00Z', { zone: 'America/New_York' })).toBeUndefined();
    expect(endOf('2026-11-21T03:00:00Z', { zone: 'America/New_York' })).toBe('2026-11-21T12:00:00.000Z');
  });

  test('begin on the chosen weekdays only: Friday evening into Saturday, not Saturday evening', () => {
    const quiet = { ...night, days: [5] };

    expect(endOf('2026-11-20T22:00:00Z', { quiet })).toBe('2026-11-21T06:00:00.000Z');
    expect(endOf('2026-11-21T02:00:00Z', { quiet })).toBe('2026-11-21T06:00:00.000Z');
    expect(endOf('2026-11-21T22:00:00Z', { quiet })).toBeUndefined();
  });
});

test('quiet hours at noon are within one day, equal times last a whole day, and switched off there are none', () => {
  const noon = { ...night, from: '12:00', until: '14:00' };

  expect(endOf('2026-11-20T11:30:00Z', { quiet: noon })).toBe('2026-11-20T13:00:00.000Z');
  expect(endOf('2026-11-20T13:30:00Z', { quiet: noon })).toBeUndefined();
  expect(endOf('2026-11-20T13:30:00Z', { quiet: { ...night, until: '22:00' } })).toBe('2026-11-20T21:00:00.000Z');
  expect(endOf('2026-11-20T23:30:00Z', { quiet: { ...night, isOn: false } })).toBeUndefined();
});

test('a daily summary is sent at 8, a weekly one on Monday at 8, also across the end of summer time', () => {
  const daily = { frequency: 'daily', hour: 8, weekday: 1 } as const;
  const at = (now: string, digest: Parameters<typeof nextDigest>[0] = daily) =>
    nextDigest(digest, new Date(now), rome).toISOString();

  expect(at('2026-11-20T06:59:00Z')).toBe('2026-11-20T07:00:00.000Z');
  expect(at('2026-11-20T07:00:00Z')).toBe('2026-11-21T07:00:00.000Z');
  expect(at('2026-10-24T07:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  expect(at('2026-10-24T07:00:00Z', { ...daily, frequency: 'weekly' })).toBe('2026-10-26T07:00:00.000Z');
});

test('what a nightly job finds is sent by day: at 8 in Rome, at 8 the next morning in New York, at once at noon in Tokyo', () => {
  const at = (timeZone: string, now = '2026-11-24T03:17:00Z') => byDay(new Date(now), timeZone).toISOString();

  expect(at(rome)).toBe('2026-11-24T07:00:00.000Z');
  expect(at('America/New_York')).toBe('2026-11-24T13:00:00.000Z');
  expect(at('Asia/Tokyo')).toBe('2026-11-24T03:17:00.000Z');
  expect(at(rome, '2026-11-24T19:30:00Z')).toBe('2026-11-25T07:00:00.000Z');
  expect(at(rome, '2027-03-28T00:30:00Z')).toBe('2027-03-28T06:00:00.000Z');
});
