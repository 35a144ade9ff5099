/** Compares two names ignoring case. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Returns the name if it is not taken, otherwise the first of `Forza (2)`, `Forza (3)` … that is not taken. */
export function freeName(name: string, taken: readonly string[], maxLength: number): string {
  let free = name;
  for (let number = 2; taken.some((other) => isSameName(other, free)); number += 1) {
    const suffix = ` (${number})`;
    free = cut(name, maxLength - suffix.length).trimEnd() + suffix;
  }
  return free;
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
