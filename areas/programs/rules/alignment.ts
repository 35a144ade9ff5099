/** An element before, and the one after that it became; one of them is undefined for a removed or added element. */
type Pair<T> = [before: T | undefined, after: T | undefined];

/**
 * Matches two lists in order so that the sum of `similarity` is the greatest: a longest common subsequence, weighted. Elements with
 * similarity 0 never match by it. What is left between two matches is paired by position: there an element replaced another.
 *
 * Takes time and memory in proportion to the product of the lengths.
 */
export function aligned<T>(
  before: readonly T[],
  after: readonly T[],
  similarity: (before: T, after: T) => number,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  const end = { before: 0, after: 0 };
  const pairGap = (untilBefore: number, untilAfter: number) =>
    pairs.push(...paired(before.slice(end.before, untilBefore), after.slice(end.after, untilAfter)));
  for (const [one, other] of matches(before, after, similarity)) {
    pairGap(one, other);
    pairs.push([before[one], after[other]]);
    Object.assign(end, { before: one + 1, after: other + 1 });
  }
  pairGap(before.length, after.length);
  return pairs;
}

/** Pairs the elements with the same index, up to the length of the longer list. */
function paired<T>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => [before[index], after[index]]);
}

function matches<T>(
  before: readonly T[],
  after: readonly T[],
  similarity: (before: T, after: T) => number,
): [number, number][] {
  const scores = before.map((one) => after.map((other) => similarity(one, other)));
  // The best sum from each pair of positions to the ends of the lists.
  const sums = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const sumAt = (one: number, other: number) => sums[one]?.[other] ?? 0;
  const sumOfMatch = (one: number, other: number) => (scores[one]?.[other] ?? 0) + sumAt(one + 1, other + 1);
  const isMatch = (one: number, other: number) =>
    (scores[one]?.[other] ?? 0) > 0 && sumAt(one, other) === sumOfMatch(one, other);
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      (sums[one] as Float64Array)[other] = Math.max(
        sumAt(one + 1, other),
        sumAt(one, other + 1),
        sumOfMatch(one, other),
      );

  const found: [number, number][] = [];
  for (let [one, other] = [0, 0]; one < before.length && other < after.length; ) {
    if (isMatch(one, other)) found.push([one++, other++]);
    else if (sumAt(one + 1, other) >= sumAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return found;
}
