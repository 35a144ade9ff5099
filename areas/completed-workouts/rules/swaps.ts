import type { CompletedSet, EarlierExercise, PrescribedRow, RowChange } from '../contract/set.ts';

type Swaps = Pick<RowChange, 'earlier'>;
type Row = Pick<PrescribedRow, 'exerciseId' | 'name'>;
type Change = Pick<RowChange, 'exerciseId' | 'exerciseName' | 'earlier'> | null | undefined;

/** Returns the exercise that the set was done with before a swap; undefined when it belongs to the exercise of the row now. */
export function earlierExercise(swaps: Swaps | null | undefined, setNumber: number): EarlierExercise | undefined {
  return swaps?.earlier?.find(({ setNumbers }) => setNumbers.includes(setNumber));
}

/** Returns the exercise that a set of the row was, or will be, done with. */
export function exerciseOfSet(row: Row, change: Change, setNumber: number): { id: string; name: string } {
  const earlier = earlierExercise(change, setNumber);
  if (earlier) return { id: earlier.exerciseId, name: earlier.exerciseName };
  return change?.exerciseId
    ? { id: change.exerciseId, name: change.exerciseName }
    : { id: row.exerciseId, name: row.name };
}

/** Whether the set was, or will be, done with another exercise than the prescribed one. */
export function isOtherExercise(row: Row, change: Change, setNumber: number): boolean {
  return exerciseOfSet(row, change, setNumber).id !== row.exerciseId;
}

/** Returns the logged sets of the row that were done with its exercise of now. */
export function setsOfExercise<S extends Pick<CompletedSet, 'rowId' | 'setNumber'>>(
  row: { id: string } & Swaps,
  sets: readonly S[],
): S[] {
  return sets.filter(({ rowId, setNumber }) => rowId === row.id && !earlierExercise(row, setNumber));
}

/**
 * Returns the sets that stay with the exercises before a swap of the row to the exercise `toId`: those of `sets` that
 * were done with the exercise of now, and those of swaps before.
 */
export function earlierAfterSwap(
  row: { id: string } & Row & Swaps,
  { toId, sets }: { toId: string; sets: readonly Pick<CompletedSet, 'rowId' | 'setNumber'>[] },
): EarlierExercise[] {
  const others = (row.earlier ?? []).filter(({ exerciseId }) => exerciseId !== toId);
  const setNumbers = setsOfExercise(row, sets).map(({ setNumber }) => setNumber);
  if (setNumbers.length === 0) return others;
  return [...others, { exerciseId: row.exerciseId, exerciseName: row.name.slice(0, 120), setNumbers }];
}

/** Returns the sets of earlier exercises without one that is logged again, with the exercise of now. */
export function earlierWithout({ earlier = [] }: Swaps, setNumber: number): EarlierExercise[] {
  return earlier
    .map((exercise) => ({ ...exercise, setNumbers: exercise.setNumbers.filter((number) => number !== setNumber) }))
    .filter(({ setNumbers }) => setNumbers.length > 0);
}
