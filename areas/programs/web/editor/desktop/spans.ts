/** A week or a day on the board: where it begins and how long it is, in px. */
export interface Span {
  index: number;
  start: number;
  size: number;
}

/** One behind the other, the first after `before`. */
export function spansOf(sizes: readonly number[], { gap, before }: { gap: number; before: number }): Span[] {
  let start = before;
  return sizes.map((size, index) => {
    const span = { index, start, size };
    start += size + gap;
    return span;
  });
}

/** Those of which something lies between the two, and the one that is kept wherever it lies. */
export function spansBetween(
  spans: readonly Span[],
  [from, to]: readonly [number, number],
  alwaysIncluded: number,
): Span[] {
  return spans.filter(({ index, start, size }) => index === alwaysIncluded || (start < to && start + size > from));
}

export function endOf(spans: readonly Span[]): number {
  const last = spans.at(-1);
  return last ? last.start + last.size : 0;
}

/** How far to scroll so that it is in sight, the least way; a long one shows its beginning. */
export function scrollOffsetFor(
  { start, size }: Span,
  { offset, viewportSize, before }: { offset: number; viewportSize: number; before: number },
) {
  if (start - before < offset || size > viewportSize - before) return start - before;
  return start + size > offset + viewportSize ? start + size - viewportSize : offset;
}
