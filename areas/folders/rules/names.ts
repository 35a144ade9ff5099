import { folderLimits } from '../contract.ts';

/** Two names of one place are the same whatever their capitals. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** The name itself where nothing there bears it, otherwise the first free of `Forza (2)`, `Forza (3)` … */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.some((other) => isSameName(other, free)); number += 1) {
    const ending = ` (${number})`;
    free = cut(name, folderLimits.name - ending.length).trimEnd() + ending;
  }
  return free;
}

/** The names of those that come to lie among others: who was there keeps its own, and so does every name still free. */
export function namesAmong<F extends { id: string; name: string }>(
  coming: readonly F[],
  taken: readonly string[],
): { id: string; name: string }[] {
  const named: { id: string; name: string }[] = [];
  for (const { id, name } of coming)
    named.push({ id, name: freeName(name, [...taken, ...named.map((one) => one.name)]) });
  return named;
}

/** Names that are one to the database, which folds letter by letter, are never two here: İ is i, and ς is σ. */
function folded(name: string): string {
  return name.trim().toLowerCase().replaceAll('i\u0307', 'i').toUpperCase();
}

/** Half of a character that takes two places is left out too. */
function cut(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
