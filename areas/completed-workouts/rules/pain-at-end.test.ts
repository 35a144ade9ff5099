import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctedPain, mergedPain, type PainAtEnd } from './pain-at-end.ts';

const coach = '01900000-0000-7000-8000-000000000001';
const none: PainAtEnd = { hasPainAtEnd: false, painAuthorId: null, painCorrectedAt: null };
const painful: PainAtEnd = { ...none, hasPainAtEnd: true };
const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;
const endAt = (minute: number, hasPainAtEnd?: boolean) => ({ finishedAt: at(minute), hasPainAtEnd });

test('pain that one of two ends reports is reported; an end that does not know it takes none back', () => {
  expect(mergedPain(painful, endAt(5, false), null)).toEqual(painful);
  expect(mergedPain(none, endAt(0, true), null)).toEqual(painful);
  expect(mergedPain(painful, endAt(5), null)).toEqual(painful);
  expect(mergedPain(none, endAt(5), null)).toEqual(none);
});

test('pain that the client took back stays so, unless the workout ends with pain after that', () => {
  const takenBack = { ...none, painCorrectedAt: at(30) };

  expect(mergedPain(takenBack, endAt(20, true), null)).toEqual(takenBack);
  expect(mergedPain(takenBack, endAt(20, true), coach)).toEqual(takenBack);
  expect(mergedPain(takenBack, endAt(40, true), null)).toEqual(painful);
});

test('pain that both report is that of the client, whether at the end or in a correction', () => {
  const noted = { ...painful, painAuthorId: coach };
  const correction = { authorId: null, correctedAt: at(40) };

  expect(mergedPain(noted, endAt(5, true), null)).toEqual(painful);
  expect(mergedPain(painful, endAt(5, true), coach)).toEqual(painful);
  expect(correctedPain(noted, { hasPainAtEnd: true }, correction)).toEqual({ ...painful, painCorrectedAt: at(40) });
});

test('what a professional took back does not keep back what the client reported before that', () => {
  const takenBack = { ...none, painAuthorId: coach, painCorrectedAt: at(30) };

  expect(mergedPain(takenBack, endAt(5, true), null)).toEqual(painful);
  expect(mergedPain(takenBack, endAt(5, true), coach)).toEqual(takenBack);
});

test('a professional takes back no pain of the client', () => {
  expect(correctedPain(painful, { hasPainAtEnd: false }, { authorId: coach, correctedAt: at(40) })).toEqual(painful);
});

test('a correction that does not name the pain, or names it as it is, changes nothing', () => {
  const correction = { authorId: coach, correctedAt: at(40) };

  expect(correctedPain(painful, {}, correction)).toEqual(painful);
  expect(correctedPain(painful, { hasPainAtEnd: true }, correction)).toEqual(painful);
});

test('the pain does not depend on repetition and order of the ends', () => {
  const anyEnd = fc.record({ minute: fc.nat(59), hasPain: fc.boolean(), authorId: fc.constantFrom(null, coach) });
  type AnyEnd = { minute: number; hasPain: boolean; authorId: string | null };
  const after = (pain: PainAtEnd, { minute, hasPain, authorId }: AnyEnd) =>
    mergedPain(pain, endAt(minute, hasPain), authorId);
  fc.assert(
    fc.property(anyEnd, anyEnd, (one, other) => {
      const merged = after(after(none, one), other);

      expect(after(merged, other)).toEqual(merged);
      expect(after(after(none, other), one)).toEqual(merged);
    }),
  );
});
