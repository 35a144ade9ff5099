import { expect, test } from 'vitest';
import { copyDatesText } from './dates-text.ts';

test('the year of the first day is omitted when the copy ends in the same year', () => {
  expect(copyDatesText({ startsOn: '2026-11-02', endsOn: '2026-12-28' })).toBe('2 nov – 28 dic 2026');
  expect(copyDatesText({ startsOn: '2026-12-07', endsOn: '2027-01-03' })).toBe('7 dic 2026 – 3 gen 2027');
});
