import { expect, test } from 'vitest';
import { correctedMoment } from './clock-skew.ts';

const now = Date.parse('2026-11-20T23:30:00.000Z');
const daysMs = 86_400_000;
const clock = (aheadDays: number, earlierMs = 0) => new Date(now + aheadDays * daysMs - earlierMs).toISOString();

/** A value that was entered on the present day of a device and sent later, in Rome: it is 00:30 on 21 November there. */
function moment({ day, aheadDays, earlierMs = 0, timeZone = 'Europe/Rome' }: Sent) {
  const at = clock(aheadDays, earlierMs);
  return correctedMoment({ day, at }, { sentAt: clock(aheadDays), timeZone, now });
}

interface Sent {
  day: string;
  aheadDays: number;
  earlierMs?: number;
  timeZone?: string;
}

test.each([
  ['two days ahead', { day: '2026-11-23', aheadDays: 2 }, '2026-11-21'],
  ['two days behind', { day: '2026-11-19', aheadDays: -2 }, '2026-11-21'],
  [
    '56 years behind, sent a day after it was entered',
    { day: '1970-12-08', aheadDays: -20_436, earlierMs: daysMs },
    '2026-11-20',
  ],
  ['right, one hour before', { day: '2026-11-20', aheadDays: 0, earlierMs: 3_600_000 }, '2026-11-20'],
  ['two days ahead, in New York', { day: '2026-11-22', aheadDays: 2, timeZone: 'America/New_York' }, '2026-11-20'],
])('by a clock that is %s, the day is that of the client', (_, sent, day) => {
  expect(moment(sent).day).toBe(day);
});

test('a day that was chosen stays, and so does one whose time is not known', () => {
  const sent = { sentAt: clock(2), timeZone: 'Europe/Rome', now };

  expect(correctedMoment({ day: '2026-11-10', at: clock(2) }, sent).day).toBe('2026-11-10');
  expect(correctedMoment({ day: '2026-11-10', at: null }, sent)).toEqual({ day: '2026-11-10', at: null });
});

test('a value entered before a clock that was ahead was set right is of the present moment', () => {
  const sent = { sentAt: clock(0), timeZone: 'Europe/Rome', now };

  expect(correctedMoment({ day: '2026-11-23', at: clock(2) }, sent)).toEqual({ day: '2026-11-21', at: clock(0) });
});
