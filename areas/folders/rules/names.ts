import { type Folder, folderLimits } from '../contract.ts';

/** Compares two names ignoring case. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Returns the name if it is not taken, otherwise the first of `Forza (2)`, `Forza (3)` … that is not taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.some((other) => isSameName(other, free)); number += 1) {
    const suffix = ` (${number})`;
    free = cut(name, folderLimits.name - suffix.length).trimEnd() + suffix;
  }
  return free;
}

export type NamedFolder = Pick<Folder, 'id' | 'name'>;

/** Renames folders that move to a parent with the names `taken`: a taken name gets a number, the others stay. */
export function namesAmong(moving: readonly NamedFolder[], taken: readonly string[]): NamedFolder[] {
  const names = [...taken];
  return moving.map(({ id, name }) => {
    const free = freeName(name, names);
    names.push(free);
    return { id, name: free };
  });
}

/** Folds case. Names that are equal by PostgreSQL's `lower()` are equal here: İ and i, ς and σ. */
function folded(name: string): string {
  return name.trim().toLowerCase().replaceAll('i\u0307', 'i').toUpperCase();
}

/** Cuts to at most `length` UTF-16 code units, without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
