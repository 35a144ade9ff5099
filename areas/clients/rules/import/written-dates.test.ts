import { expect, test } from 'vitest';
import { dateOrderOf, usualDateOrder, writtenBirthDate, writtenSubscriptionEnd } from './written-dates.ts';

const today = '2026-11-27';

test.each([
  ['21/11/1990', '1990-11-21'],
  ['5.3.1988', '1988-03-05'],
  ['07/04/88', '1988-04-07'],
  ['7-4-1988', '1988-04-07'],
  ['7.4.88', '1988-04-07'],
  ['1988-04-07', '1988-04-07'],
  ['1988.04.07', '1988-04-07'],
  ['1988-04-07T00:00:00Z', '1988-04-07'],
  ['1988-04-07T00:00:00+02:00', '1988-04-07'],
  ['1988-04-07 23:30:00.000-0800', '1988-04-07'],
  ['07/04/1988 00:00', '1988-04-07'],
  ['7 aprile 1988', '1988-04-07'],
  ['1° maggio 1988', '1988-05-01'],
  ['7-apr-88', '1988-04-07'],
  ['April 7th, 1988', '1988-04-07'],
  ['7 April ’88', '1988-04-07'],
  ['01/02/07', '2007-02-01'],
  ['31/12/26', '1926-12-31'],
  ['11/21/1990', null],
  ['31/02/1990', null],
  ['90', null],
  ['1990', null],
  ['ieri', null],
  ['', null],
])('the date of birth %s is %s', (text, date) => {
  expect(writtenBirthDate(text, { order: 'day', today })).toBe(date);
});

test('with the month first, 04/07/1988 and 4/7/88 are 7 April', () => {
  const read = (text: string) => writtenBirthDate(text, { order: 'month', today });

  expect([read('04/07/1988'), read('4/7/88'), read('7.4.1988')]).toEqual(['1988-04-07', '1988-04-07', '1988-04-07']);
});

test('a subscription that ends in a year of two digits ends in this century', () => {
  expect(writtenSubscriptionEnd('31/12/27', 'day')).toBe('2027-12-31');
});

test('a number above 12 says the order of all dates of a list, otherwise it is that of the reader', () => {
  expect(dateOrderOf(['01/02/90', '04/13/88'], 'day')).toEqual({ order: 'month', isOpen: false });
  expect(dateOrderOf(['01/02/1990', '13/04/1988'], 'month')).toEqual({ order: 'day', isOpen: false });
  expect(dateOrderOf(['01/02/90'], 'month')).toEqual({ order: 'month', isOpen: true });
});

test('the month comes first for readers of English in the United States', () => {
  expect(usualDateOrder('en', 'America/New_York')).toBe('month');
  expect(usualDateOrder('it', 'America/New_York')).toBe('day');
  expect(usualDateOrder('en', 'Europe/London')).toBe('day');
  expect(usualDateOrder('en', 'America/Sao_Paulo')).toBe('day');
});
