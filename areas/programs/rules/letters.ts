const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the letter at an index. Letters repeat: 0 is A, 25 is Z, 26 is A again. A letter alone therefore does not
 * identify a superset.
 */
export function letterAt(index: number): string {
  const letter = letters[index % letters.length];
  if (letter === undefined) throw new Error(`letterAt: index is ${index}`);
  return letter;
}
