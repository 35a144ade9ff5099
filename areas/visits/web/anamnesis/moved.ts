/** The list with one part a place earlier or later; unchanged at the ends. */
export function moved<Part>(parts: readonly Part[], index: number, step: -1 | 1): Part[] {
  const [one, other] = [parts[index], parts[index + step]];
  if (one === undefined || other === undefined) return [...parts];
  return parts.with(index, other).with(index + step, one);
}
