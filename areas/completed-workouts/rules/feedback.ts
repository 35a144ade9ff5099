import type { RowChange, SetValues } from '../contract/set.ts';

/** What the client reports in a workout, besides the sets. */
export interface Feedback {
  rowChanges: readonly RowChange[];
  /** The comment at the end. */
  comment: string;
  /** Whether the client reports pain at the end. */
  hasPainAtEnd: boolean;
  sets: readonly Pick<SetValues, 'rowId' | 'setNumber' | 'note'>[];
}

/**
 * Whether something was skipped, swapped, added or written that the stored workout does not report. A row that the client added is
 * reported with its sets.
 */
export function hasNewFeedback(stored: Feedback, merged: Feedback): boolean {
  const known = new Set(reportsOf(stored));
  return reportsOf(merged).some((report) => !known.has(report));
}

function reportsOf({ rowChanges, comment, hasPainAtEnd, sets }: Feedback): string[] {
  const hasSet = (id: string) => sets.some(({ rowId }) => rowId === id);
  return [
    ...rowChanges
      .filter(({ rowId, skipReason, exerciseId, added }) => skipReason || (exerciseId && (!added || hasSet(rowId))))
      .map(({ rowId, skipReason, skipNote, exerciseId }) => JSON.stringify([rowId, skipReason, skipNote, exerciseId])),
    ...sets.filter(({ note }) => note).map(({ rowId, setNumber, note }) => JSON.stringify([rowId, setNumber, note])),
    ...(comment ? [JSON.stringify([comment])] : []),
    ...(hasPainAtEnd ? ['pain at the end'] : []),
  ];
}
