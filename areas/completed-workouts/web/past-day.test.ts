import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { formatPastDayOf } from './past-day.ts';

beforeEach(() => {
  setCurrentLanguage('it');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a workout that a client in New York finished at 18:30 of the 18th was two days ago for a coach in Rome on the 20th', () => {
  expect(formatPastDayOf({ finishedAt: '2026-11-18T23:30:00Z', finishedOn: '2026-11-18' })).toBe('l’altro ieri');
});

test('a workout of an earlier release without a day has that of its instant', () => {
  expect(formatPastDayOf({ finishedAt: '2026-11-18T23:30:00Z' })).toBe('ieri');
});
