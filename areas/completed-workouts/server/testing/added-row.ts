import type { RowChange } from '../../contract/set.ts';

/** Returns the change that adds a row with repetitions of the curl, with other values in `more`. */
export function addedCurl(row: { rowId: string; exerciseId: string }, more: Partial<RowChange> = {}): RowChange {
  return {
    ...{ ...row, exerciseName: 'Curl', skipReason: null, skipNote: '' },
    added: { type: 'reps', isRemoved: false },
    changedAt: '2026-11-18T17:05:00.000Z',
    ...more,
  };
}
