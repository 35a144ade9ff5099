import { expect, test } from 'vitest';
import { orderIn, parseDuration, parseTimestamp, secondsBetween } from './timestamps.ts';

test.each([
  ['2019-01-11 12:31:54', '2019-01-11T12:31:54'],
  ['2023-04-05 6:31:54\u202fPM', '2023-04-05T18:31:54'],
  ['2023-04-05 12:05:00 AM', '2023-04-05T00:05:00'],
  ['28 Mar 2025, 17:29', '2025-03-28T17:29:00'],
  ['8 gen 2025, 07:05', '2025-01-08T07:05:00'],
  ['30 Abr 2026, 19:37', '2026-04-30T19:37:00'],
  ['4 de set. de 2026, 15:16', '2026-09-04T15:16:00'],
  ['12 févr. 2026, 08:00', '2026-02-12T08:00:00'],
  ['3 juin 2026, 08:00', '2026-06-03T08:00:00'],
  ['3 juil. 2026, 08:00', '2026-07-03T08:00:00'],
  ['9 août 2026, 08:00', '2026-08-09T08:00:00'],
  ['2 März 2026, 08:00', '2026-03-02T08:00:00'],
  ['25 Juli 2026, 14:21', '2026-07-25T14:21:00'],
  ['1 Dez. 2025, 14:21', '2025-12-01T14:21:00'],
  ['7 ene 2026, 14:21', '2026-01-07T14:21:00'],
  ['2018/8/31 5:49', '2018-08-31T05:49:00'],
  ['Jan 1, 2024, 10:00 AM', '2024-01-01T10:00:00'],
  ['05.06.2026, 07:30', '2026-06-05T07:30:00'],
  ['11/01/2019 12:31', '2019-01-11T12:31:00'],
  ['2025-03-28T17:29:00', '2025-03-28T17:29:00'],
  ['2025-03-28T17:29:00.000Z', '2025-03-28T17:29:00Z'],
  ['2025-03-28T17:29:00+01:00', '2025-03-28T16:29:00Z'],
])('%s is %s', (written, moment) => {
  expect(parseTimestamp(written)).toBe(moment);
});

test.each([
  '',
  'ieri',
  '2025-02-30 10:00',
  '28 Foo 2025, 10:00',
  '2025-03-28',
  '2025-03-28 25:00',
  '2025-03-28 13:00 PM',
])('%s is not a timestamp', (written) => {
  expect(parseTimestamp(written)).toBeNull();
});

test('the order of day and month in dates of spreadsheets is detected by one of them', () => {
  expect(orderIn(['1/2/2024 10:00', '1/13/2024 10:00'])).toBe('month');
  expect(orderIn(['1/2/2024 10:00', '13/1/2024 10:00'])).toBe('day');
  expect(parseTimestamp('1/13/2024 10:00', 'month')).toBe('2024-01-13T10:00:00');
});

test('the seconds between two timestamps are unknown when only one has a time zone', () => {
  expect(secondsBetween('2025-03-28T17:29:00', '2025-03-28T18:34:00')).toBe(3900);
  expect(secondsBetween('2025-03-28T17:29:00', '2025-03-28T18:34:00Z')).toBeNull();
});

test.each([
  ['1h 5m', 3900],
  ['45m', 2700],
  ['2h 23min', 8580],
  ['1小时13分钟', 4380],
  ['58s', 58],
  ['1h', 3600],
  ['1h 2m 3s', 3723],
  ['1:05:00', 3900],
  ['3600', 3600],
  ['', null],
  ['70h', null],
  ['tanto', null],
])('a workout of %s took %s seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
