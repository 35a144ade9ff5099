import type { RowChange } from '../contract/set.ts';

/** Whether a change adds a row that is not prescribed, also one that was taken out again. */
export function isAddition(
  { rowId, added }: Pick<RowChange, 'rowId' | 'added'>,
  prescribedIds: ReadonlySet<string>,
): boolean {
  return added !== undefined && !prescribedIds.has(rowId);
}
