import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDateInZone, daysBetween, mondayOf } from './dates.ts';
import { addMonths, ageOn } from './months.ts';
import { instantInZone, localTimeIn } from './local-time.ts';

test('a day after 28 February 2026 is 1 March, and in 2028 it is 29 February', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('a week that contains a clock change has 7 days', () => {
  expect(daysBetween('2026-03-26', '2026-04-02')).toBe(7);
  expect(daysBetween('2026-10-22', '2026-10-29')).toBe(7);
  expect(addDays('2026-10-29', -7)).toBe('2026-10-22');
});

test('the number of days between a day and the day n days later is n', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
      expect(daysBetween('2026-11-20', addDays('2026-11-20', days))).toBe(days);
    }),
  );
});

test('the week of Sunday 29 November 2026 begins on Monday the 23rd, and that of the 23rd on the same day', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('in Rome the day begins at 22:00 UTC in summer and at 23:00 UTC in winter', () => {
  expect(plainDateInZone('2026-07-01T21:59:59.999Z', 'Europe/Rome')).toBe('2026-07-01');
  expect(plainDateInZone('2026-07-01T22:00:00.000Z', 'Europe/Rome')).toBe('2026-07-02');
  expect(plainDateInZone('2026-11-20T22:59:59.999Z', 'Europe/Rome')).toBe('2026-11-20');
  expect(plainDateInZone('2026-11-20T23:00:00.000Z', 'Europe/Rome')).toBe('2026-11-21');
});

test('29 March 2026, when summer time begins in Rome, has 23 hours', () => {
  expect(plainDateInZone('2026-03-28T22:59:59.999Z', 'Europe/Rome')).toBe('2026-03-28');
  expect(plainDateInZone('2026-03-28T23:00:00.000Z', 'Europe/Rome')).toBe('2026-03-29');
  expect(plainDateInZone('2026-03-29T21:59:59.999Z', 'Europe/Rome')).toBe('2026-03-29');
  expect(plainDateInZone('2026-03-29T22:00:00.000Z', 'Europe/Rome')).toBe('2026-03-30');
});

test('25 October 2026, when summer time ends in Rome, has 25 hours', () => {
  expect(plainDateInZone('2026-10-24T21:59:59.999Z', 'Europe/Rome')).toBe('2026-10-24');
  expect(plainDateInZone('2026-10-24T22:00:00.000Z', 'Europe/Rome')).toBe('2026-10-25');
  expect(plainDateInZone('2026-10-25T22:59:59.999Z', 'Europe/Rome')).toBe('2026-10-25');
  expect(plainDateInZone('2026-10-25T23:00:00.000Z', 'Europe/Rome')).toBe('2026-10-26');
});

test('the same instant is another day in New York', () => {
  expect(plainDateInZone('2026-11-20T02:00:00.000Z', 'America/New_York')).toBe('2026-11-19');
});

test('half past five in the afternoon is another instant in each zone, and in summer and winter', () => {
  const instantOf = (day: string, zone: string) => instantInZone(`${day}T17:30:00`, zone).toISOString();

  expect(instantOf('2026-11-20', 'Europe/Rome')).toBe('2026-11-20T16:30:00.000Z');
  expect(instantOf('2026-07-20', 'Europe/Rome')).toBe('2026-07-20T15:30:00.000Z');
  expect(instantOf('2026-11-20', 'Pacific/Kiritimati')).toBe('2026-11-20T03:30:00.000Z');
  expect(instantOf('2026-11-20', 'America/St_Johns')).toBe('2026-11-20T21:00:00.000Z');
});

test('a local time that the clock skips is moved by the missing hour; of one it shows twice the first is taken', () => {
  expect(instantInZone('2026-03-29T02:30', 'Europe/Rome').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(instantInZone('2026-10-25T02:30', 'Europe/Rome').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(instantInZone('2026-10-25T03:30', 'Europe/Rome').toISOString()).toBe('2026-10-25T02:30:00.000Z');
  expect(instantInZone('2026-10-25T00:30', 'Australia/Lord_Howe').toISOString()).toBe('2026-10-24T13:30:00.000Z');
});

test('every half hour of 2026 in four zones is found again from what the clock shows', () => {
  let checked = 0;
  for (const zone of ['Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe']) {
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 1_800_000) {
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      const [day = '', time = ''] = shown.format(ms).split(' ');
      const found = instantInZone(`${day}T${time}`, zone).getTime();
      const isShownTwice = shown.format(found) === `${day} ${time}` && found < ms;
      if (!isShownTwice) expect(found, `${zone} ${day} ${time}`).toBe(ms);
      if (isShownTwice) expect(ms - found).toBeLessThanOrEqual(3_600_000);
      checked += 1;
      ms +=
        86_400_000 * (Math.abs(ms - Date.UTC(2026, 2, 29)) > 3e9 && Math.abs(ms - Date.UTC(2026, 9, 25)) > 3e9 ? 1 : 0);
    }
  }
  expect(checked).toBeGreaterThan(5000);
});

test('a clock in Rome shows the day and the minute of an instant', () => {
  expect(localTimeIn(new Date('2026-03-29T00:59:59Z'), 'Europe/Rome')).toEqual({ day: '2026-03-29', time: '01:59' });
  expect(localTimeIn(new Date('2026-03-29T01:00:00Z'), 'Europe/Rome')).toEqual({ day: '2026-03-29', time: '03:00' });
});

test('a text that is not a day throws', () => {
  expect(() => addDays('20/11/2026', 1)).toThrow('atMidnightUtc: day is 20/11/2026');
});

test('a subscription that ends on 31 January 2027 and is extended by a month ends on 28 February', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
});

test('three months after 20 November it is 20 February of the next year', () => {
  expect(addMonths('2026-11-20', 3)).toBe('2027-02-20');
});

test('a person born on 21 November 1990 is 35 on 20 November 2026 and 36 on the 21st', () => {
  expect(ageOn('2026-11-20', '1990-11-21')).toBe(35);
  expect(ageOn('2026-11-21', '1990-11-21')).toBe(36);
});

test('there is no age without a date of birth, nor on a day before it', () => {
  expect(ageOn('2026-11-21', null)).toBeNull();
  expect(ageOn('1990-11-20', '1990-11-21')).toBeNull();
});
