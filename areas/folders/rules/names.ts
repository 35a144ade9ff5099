import { type Folder, folderLimits } from '../contract.ts';

/** Names are compared without regard to case. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** The name if it is free, otherwise the first free one of `Forza (2)`, `Forza (3)` … */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.some((other) => isSameName(other, free)); number += 1) {
    const suffix = ` (${number})`;
    free = cut(name, folderLimits.name - suffix.length).trimEnd() + suffix;
  }
  return free;
}

export type NamedFolder = Pick<Folder, 'id' | 'name'>;

/** Names for folders that move among others: a name that is taken gets a number, the others stay. */
export function namesAmong(moving: readonly NamedFolder[], taken: readonly string[]): NamedFolder[] {
  const names = [...taken];
  return moving.map(({ id, name }) => {
    const free = freeName(name, names);
    names.push(free);
    return { id, name: free };
  });
}

/** Equal wherever PostgreSQL's `lower()`, which folds letter by letter, is equal: İ becomes i, ς becomes σ. */
function folded(name: string): string {
  return name.trim().toLowerCase().replaceAll('i\u0307', 'i').toUpperCase();
}

/** Cuts to a number of UTF-16 units; half a surrogate pair at the end is left out. */
function cut(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
