/** Start and size of a week or day along one axis, in px. */
export interface Span {
  index: number;
  start: number;
  size: number;
}

/** Returns consecutive spans of the given sizes, `gap` px apart; the first starts at `before` px. */
export function spansOf(sizes: readonly number[], { gap, before }: { gap: number; before: number }): Span[] {
  let start = before;
  return sizes.map((size, index) => {
    const span = { index, start, size };
    start += size + gap;
    return span;
  });
}

/** Returns the spans that overlap the interval, and the one at index `alwaysIncluded`. */
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

/** Returns the nearest scroll offset that shows the span; a span longer than the viewport is aligned at its start. */
export function scrollOffsetFor(
  { start, size }: Span,
  { offset, viewportSize, before }: { offset: number; viewportSize: number; before: number },
) {
  if (start - before < offset || size > viewportSize - before) return start - before;
  return start + size > offset + viewportSize ? start + size - viewportSize : offset;
}
