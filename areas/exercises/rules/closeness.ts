/** From here up a known word holds the letters that were asked, in that order. */
export const typedCloseness = 65;

/**
 * How near a known word is to an asked one, as `closeness` of the database says it but in hundredths: 100 the same, 0
 * another word. The letters may be 1 apart, 2 in a word of 6 or more, or 2 may have changed places; the first two letters
 * hold the real first one.
 */
export function closeness(asked: string, known: string): number {
  if (known === asked) return 100;
  if (known.startsWith(asked)) return 90;
  if (asked.length > 2 && known.includes(asked)) return 70;
  if (asked.length < 4 || Math.abs(known.length - asked.length) > 2) return 0;
  if (known[0] !== asked[0] && known[0] !== asked[1]) return 0;
  const apart = lettersApart(asked, known);
  if (apart === 1) return 60;
  if (apart > 2) return 0;
  if (asked.length > 5) return 40;
  return known.length === asked.length && holds(asked, known) && holds(known, asked) ? 50 : 0;
}

/** Letters to change, add or take away (Levenshtein); above 2 only that it is above. */
function lettersApart(one: string, other: string): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let last = Array.from({ length: other.length - start + 1 }, (_, taken) => taken);
  for (let row = start; row < one.length; row += 1) {
    const next = [row - start + 1];
    for (let column = start; column < other.length; column += 1) {
      const at = column - start;
      const changed = (last[at] ?? 0) + (one[row] === other[column] ? 0 : 1);
      next.push(Math.min(changed, (last[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    if (Math.min(...next) > 2) return 3;
    last = next;
  }
  return last.at(-1) ?? 0;
}

function holds(word: string, letters: string): boolean {
  return [...letters].every((letter) => word.includes(letter));
}
