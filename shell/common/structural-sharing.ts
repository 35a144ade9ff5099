/** Returns the same object when nothing differs, so that only changed records are computed and rendered again. */
export function withChanges<T extends object>(before: T, changes: Partial<T>): T {
  for (const field in changes) if (before[field] !== changes[field]) return { ...before, ...changes };
  return before;
}

/** `map` that returns the same array when no element changes. */
export function mapShared<T>(list: T[], change: (element: T, index: number) => T): T[] {
  const next = list.map(change);
  return next.every((element, index) => element === list[index]) ? list : next;
}
