import { expect, test } from 'vitest';
import { addMonths, yearsBetween } from './months.ts';

test('a subscription that ends on 31 January and grows by a month ends on 28 February', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
});

test('three months after 20 November it is 20 February of the next year', () => {
  expect(addMonths('2026-11-20', 3)).toBe('2027-02-20');
});

test('somebody born on 21 November 1990 is 35 until the day before their birthday', () => {
  expect(yearsBetween('1990-11-21', '2026-11-20')).toBe(35);
  expect(yearsBetween('1990-11-21', '2026-11-21')).toBe(36);
});
