const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 0 is A, 25 is Z, 26 is A again: so a letter alone does not tell which superset a row belongs to. */
export function letterAt(index: number): string {
  const letter = letters[index % letters.length];
  if (letter === undefined) throw new Error(`letterAt: index is ${index}`);
  return letter;
}
