/** Three or more numbers with commas and no spaces: `8,8,6,6`, `40,40,45,45`. Behind `3x` or before `rip` they are read as they are. */
const list =
  /(?<![\p{L}\p{N}.,*]|[x*]\s)\d{1,3}(?:,\d{1,3}){2,20}(?![\d.,/]|\s*(?:[-+x*]|(?:rip|reps?|ripetizioni)(?!\p{L})))/giu;
/** The numbers of `42,5,45,47,5` are decimals: the largest of a list is at most so many times the smallest. */
const widestList = 4;

/** Writes numbers by set with a slash, which cannot be decimals: `8,8,6,6 @40,40,45,45kg` becomes `8/8/6/6 @40/40/45/45kg`. */
export function withListsBySet(text: string): string {
  return text.replaceAll(list, (all) => {
    const numbers = all.split(',').map(Number);
    return Math.max(...numbers) <= widestList * Math.min(...numbers) ? numbers.join('/') : all;
  });
}
