import type { RowChange } from '../contract/set.ts';

/** Of two changes of a row the later one is used; of the same instant the stored one. */
export function mergedRowChanges(stored: readonly RowChange[], sent: readonly RowChange[]): RowChange[] {
  const byRow = new Map<string, RowChange>();
  for (const change of [...stored, ...sent]) {
    const known = byRow.get(change.rowId);
    if (!known || Date.parse(change.changedAt) > Date.parse(known.changedAt)) byRow.set(change.rowId, change);
  }
  return [...byRow.values()].toSorted((a, b) => (a.rowId < b.rowId ? -1 : 1));
}
