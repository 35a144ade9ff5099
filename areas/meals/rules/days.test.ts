import { expect, test } from 'vitest';
import { isAboutEaten } from './days.ts';

const zone = 'Europe/Rome';

test.each([
  ['eaten as planned, also from a phone whose date is one day ahead', 'as_planned', '2026-11-23T13:00:00Z', true],
  ['skipped on the day', 'skipped', '2026-11-24T07:00:00Z', true],
  [
    'skipped at half past midnight of the day, which is still the day before in London',
    'skipped',
    '2026-11-23T23:30:00Z',
    true,
  ],
  ['eaten freely, reported two days later', 'free', '2026-11-26T07:00:00Z', true],
  ['swapped in advance', 'swapped', '2026-11-23T13:00:00Z', false],
  ['skipped in advance', 'skipped', '2026-11-23T13:00:00Z', false],
  ['undone', 'planned', '2026-11-24T13:00:00Z', false],
] as const)(
  'a meal of 24 November that was %s (%s at %s) stays as it was reported: %s',
  (_, state, loggedAt, isKept) => {
    expect(isAboutEaten({ date: '2026-11-24', state, loggedAt }, zone)).toBe(isKept);
  },
);
