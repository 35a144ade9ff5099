import { expect, test } from 'vitest';
import { nextVisitDay } from './next-visit.ts';

const today = '2026-11-10';
const visit = (takenOn: string, nextVisitOn: string | null = null) => ({
  takenOn,
  nextVisitOn,
  state: 'draft' as const,
});

test('the next visit is the one that was agreed last, also at an earlier visit than the newest', () => {
  expect(nextVisitDay([visit('2026-11-02', '2026-12-10'), visit('2026-10-02', '2026-11-02')], today)).toBe(
    '2026-12-10',
  );
  expect(nextVisitDay([visit('2026-11-02'), visit('2026-10-02', '2026-12-10')], today)).toBe('2026-12-10');
});

test('a visit on the agreed day or later settles it', () => {
  expect(nextVisitDay([visit('2026-11-02'), visit('2026-10-02', '2026-11-02')], today)).toBeNull();
  expect(nextVisitDay([visit('2026-11-05'), visit('2026-10-02', '2026-11-02')], today)).toBeNull();
  expect(nextVisitDay([], today)).toBeNull();
});

test('a draft that is prepared for the agreed day does not settle it before that day', () => {
  const prepared = [visit('2026-12-10'), visit('2026-11-02', '2026-12-10')];

  expect(nextVisitDay(prepared, '2026-12-09')).toBe('2026-12-10');
  expect(nextVisitDay(prepared, '2026-12-10')).toBeNull();
});
