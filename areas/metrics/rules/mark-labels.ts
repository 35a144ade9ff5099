/** Width of a letter of a label in px, on average. */
const letterPx = 6.6;
const gapPx = 8;

interface PlacedMark {
  x: number;
  text: string;
}

/**
 * The centre of the label of each mark, null where it would cover that of another one. The first marks get theirs first. Labels at
 * the edges are moved inside.
 */
export function labelledMarks<Mark extends PlacedMark>(
  marks: readonly Mark[],
  { left, right }: { left: number; right: number },
): (Mark & { labelX: number | null })[] {
  const taken: { from: number; until: number }[] = [];
  return marks.map((mark) => {
    const half = (mark.text.length * letterPx) / 2;
    const labelX = Math.min(Math.max(mark.x, left + half), right - half);
    const [from, until] = [labelX - half, labelX + half];
    const isFree = taken.every((other) => until + gapPx < other.from || from > other.until + gapPx);
    if (isFree) taken.push({ from, until });
    return { ...mark, labelX: isFree ? labelX : null };
  });
}
