import { emptyPrescription } from '#areas/programs/rules/empty-prescription.ts';
import type { PrescribedRow, RowChange } from '../contract/set.ts';
import { isAddition } from './additions.ts';

interface RowOfSet {
  rowId: string;
}

/** A row that the client added to the prescription. */
export interface AddedRow extends PrescribedRow {
  isAdded: true;
}

/** The changes that add a row, without those that were taken out again. */
export function addedChanges<C extends Pick<RowChange, 'added'>>(changes: readonly C[]): C[] {
  return changes.filter(({ added }) => added && !added.isRemoved);
}

/**
 * Returns the rows that the client added, in the order in which they were added. One that was taken out again on one device is still a
 * row while it has sets: another device may have logged them meanwhile.
 */
export function addedRows(
  rows: readonly Pick<PrescribedRow, 'id'>[],
  changes: readonly RowChange[],
  sets: readonly RowOfSet[],
): AddedRow[] {
  const prescribedIds = new Set(rows.map(({ id }) => id));
  return changes
    .filter((change) => isAddition(change, prescribedIds))
    .filter(({ rowId, added }) => !added?.isRemoved || sets.some((set) => set.rowId === rowId))
    .toSorted((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt))
    .map(rowOf);
}

/** The row leaves everything open: nothing of it is prescribed. The key `+` is what the screen shows instead of a letter. */
function rowOf({ rowId, exerciseId, exerciseName, added }: RowChange): AddedRow {
  return {
    isAdded: true,
    id: rowId,
    exerciseId: exerciseId ?? '',
    name: exerciseName,
    key: '+',
    supersetPosition: null,
    type: added?.type ?? 'reps',
    sets: null,
    ...emptyPrescription,
    restType: 'no_rest',
    restValue: 0,
    progression: null,
  };
}

/**
 * Returns the id of an added row. It follows from the prescribed workout and the exercise, so that the same exercise, added on two devices
 * that do not know of each other, is one row: the exclusive or of both ids, as a UUID of version 8.
 */
export function addedRowId(workoutId: string, exerciseId: string): string {
  const [workout, exercise] = [digitsOf(workoutId), digitsOf(exerciseId)];
  const mixed = workout.map((digit, index) => digit ^ (exercise[index] ?? 0));
  mixed[12] = 8;
  mixed[16] = ((mixed[16] ?? 0) & 3) | 8;
  const hex = mixed.map((digit) => digit.toString(16)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function digitsOf(uuid: string): number[] {
  return [...uuid.replaceAll('-', '')].map((digit) => Number.parseInt(digit, 16));
}
