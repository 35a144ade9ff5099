import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, scrollOffsetFor, spansBetween, spansOf } from './spans.ts';

const weeks = spansOf([320, 320, 320, 320], { gap: 12, before: 0 });

test('four weeks of 320 px with 12 px between them end at 1316 px', () => {
  expect(weeks.map(({ start }) => start)).toEqual([0, 332, 664, 996]);
  expect(endOf(weeks)).toBe(1316);
});

test('between 400 and 700 px lie weeks 2 and 3, and week 1 when it is always included', () => {
  expect(spansBetween(weeks, [400, 700], -1).map(({ index }) => index)).toEqual([1, 2]);
  expect(spansBetween(weeks, [400, 700], 0).map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('a visible week needs no scrolling, others are aligned with the nearest edge', () => {
  const view = { offset: 300, viewportSize: 700, before: 0 };
  const [first, second, , fourth] = weeks;
  if (!first || !second || !fourth) throw new Error('there are four weeks');

  expect([second, first, fourth].map((span) => scrollOffsetFor(span, view))).toEqual([300, 0, 616]);
});

test('for any viewport, the rendered spans are exactly the visible ones', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 52 });
  fc.assert(
    fc.property(sizes, fc.nat(20_000), fc.nat(2000), (all, from, room) => {
      const spans = spansOf(all, { gap: 12, before: 60 });
      const drawn = spansBetween(spans, [from, from + room], -1);
      const isSeen = ({ start, size }: { start: number; size: number }) => start < from + room && start + size > from;

      expect(spans.filter(isSeen)).toEqual(drawn);
    }),
  );
});
