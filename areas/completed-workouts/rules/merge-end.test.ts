import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedEnd } from './merge-workout.ts';

const uncorrected = { effortCorrectedAt: null, sentComment: null };
const none = { finishedAt: null, effort: null, comment: '', ...uncorrected };

test('a workout that was not finished gets the sent end', () => {
  const end = endAt(0, 8, 'Bene');

  expect(mergedEnd(none, end)).toEqual(end);
});

test('finished at 18:00 and at 18:05 it ends at 18:05, with both comments in that order', () => {
  expect(mergedEnd(endAt(5, null, 'Spalla rigida'), endAt(0, 8, 'Bene'))).toEqual(endAt(5, 8, 'Bene\nSpalla rigida'));
});

test('an end that is sent again takes back no effort and no comment that was corrected meanwhile', () => {
  const corrected = endAt(0, 5, 'Spalla a posto');

  expect(mergedEnd(corrected, endAt(0, 8, 'Spalla rigida'))).toEqual(corrected);
});

test('of two efforts the one sent last is stored', () => {
  expect(mergedEnd(endAt(0, 6), endAt(5, 9)).effort).toBe(9);
  expect(mergedEnd(endAt(5, 9), endAt(0, 6)).effort).toBe(9);
});

test('a comment that contains the other one is stored once', () => {
  expect(mergedEnd(endAt(0, null, 'Bene'), endAt(1, null, 'Bene, ma stanco')).comment).toBe('Bene, ma stanco');
});

test('a corrected effort stays, unless the workout ends after the correction', () => {
  const corrected = { ...endAt(10, null), effortCorrectedAt: endAt(30).finishedAt };

  expect(mergedEnd(corrected, endAt(0, 8)).effort).toBeNull();
  expect(mergedEnd(corrected, endAt(20, 8)).effort).toBeNull();
  expect(mergedEnd(corrected, endAt(40, 8)).effort).toBe(8);
});

test('a corrected comment gets only text that no end has had', () => {
  const corrected = { ...endAt(10, null, ''), sentComment: 'Spalla rigida' };
  const other = mergedEnd(corrected, endAt(20, null, 'Ginocchio'));

  expect(mergedEnd(corrected, endAt(0, null, 'Spalla rigida'))).toMatchObject({ comment: '' });
  expect(other.comment).toBe('Ginocchio');
  expect(mergedEnd(other, endAt(20, null, 'Ginocchio')).comment).toBe('Ginocchio');
});

test('the result does not depend on repetition and order of the ends', () => {
  fc.assert(
    fc.property(anyEnd, anyEnd, (one, other) => {
      const merged = mergedEnd(mergedEnd(none, one), other);

      expect(mergedEnd(merged, other)).toEqual(merged);
      if (one.finishedAt !== other.finishedAt) expect(mergedEnd(mergedEnd(none, other), one)).toEqual(merged);
    }),
  );
});

function endAt(minute: number, effort: number | null = null, comment = '') {
  return {
    finishedAt: `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`,
    effort,
    comment,
    ...uncorrected,
  };
}

const anyEnd = fc
  .record({
    minute: fc.nat(59),
    effort: fc.option(fc.integer({ min: 1, max: 10 })),
    comment: fc.constantFrom('', 'Bene', 'Stanco', 'Bene, ma stanco'),
  })
  .map(({ minute, effort, comment }) => endAt(minute, effort, comment));
