import { expect, test } from 'vitest';
import { nextVisitDay } from './next-visit.ts';

const visit = (takenOn: string, nextVisitOn: string | null = null) => ({ takenOn, nextVisitOn });

test('the next visit is the one that was agreed last, also at an earlier visit than the newest', () => {
  expect(nextVisitDay([visit('2026-11-02', '2026-12-10'), visit('2026-10-02', '2026-11-02')])).toBe('2026-12-10');
  expect(nextVisitDay([visit('2026-11-02'), visit('2026-10-02', '2026-12-10')])).toBe('2026-12-10');
});

test('a visit on the agreed day or later settles it', () => {
  expect(nextVisitDay([visit('2026-11-02'), visit('2026-10-02', '2026-11-02')])).toBeNull();
  expect(nextVisitDay([visit('2026-11-05'), visit('2026-10-02', '2026-11-02')])).toBeNull();
  expect(nextVisitDay([])).toBeNull();
});
