/** The very same record when nothing differs, so the editor draws again only what changed. */
export function withChanges<T extends object>(before: T, changes: Partial<T>): T {
  const same = Object.entries(changes).every(([field, value]) => before[field as keyof T] === value);
  return same ? before : { ...before, ...changes };
}

/** `map` with the same promise. */
export function mapped<T>(list: T[], change: (one: T, index: number) => T): T[] {
  const next = list.map(change);
  return next.every((one, index) => one === list[index]) ? list : next;
}
