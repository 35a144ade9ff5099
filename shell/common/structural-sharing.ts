/** The very same record when nothing differs, so only what changed is counted and drawn again. */
export function withChanges<T extends object>(before: T, changes: Partial<T>): T {
  for (const field in changes) if (before[field] !== changes[field]) return { ...before, ...changes };
  return before;
}

/** `map` with the same promise. */
export function mapShared<T>(list: T[], change: (one: T, index: number) => T): T[] {
  const next = list.map(change);
  return next.every((one, index) => one === list[index]) ? list : next;
}
