import type { PrescribedRow } from '../contract/set.ts';

/** A difference between the rows with which a workout was begun and those of the program now. */
export type PrescriptionChange =
  | { kind: 'swapped'; before: PrescribedRow; after: PrescribedRow }
  | { kind: 'changed'; before: PrescribedRow; after: PrescribedRow }
  | { kind: 'added'; after: PrescribedRow }
  | { kind: 'removed'; before: PrescribedRow };

/** What the client reads as the work of a row. Notes, rests and warm-ups are no changes of it. */
const workFields = ['type', 'sets', 'reps', 'value', 'weight'] as const;

/**
 * Returns what the program prescribes now instead of what a workout was begun with: other exercises, sets, repetitions or loads, added
 * and removed rows, in the order of the program with the removed ones last. A row that an edit gave a new id is recognised by its exercise.
 */
export function prescriptionChanges(
  begun: readonly PrescribedRow[],
  current: readonly PrescribedRow[],
): PrescriptionChange[] {
  const unmatched = begun.filter(({ id }) => !current.some((row) => row.id === id));
  const changes: PrescriptionChange[] = [];
  for (const after of current) {
    const before = begun.find(({ id }) => id === after.id) ?? takeSameExercise(unmatched, after);
    if (!before) changes.push({ kind: 'added', after });
    else if (before.exerciseId !== after.exerciseId) changes.push({ kind: 'swapped', before, after });
    else if (workFields.some((field) => before[field] !== after[field]))
      changes.push({ kind: 'changed', before, after });
  }
  return [...changes, ...unmatched.map((before) => ({ kind: 'removed', before }) as const)];
}

function takeSameExercise(rows: PrescribedRow[], { exerciseId }: PrescribedRow): PrescribedRow | undefined {
  const index = rows.findIndex((row) => row.exerciseId === exerciseId);
  return index === -1 ? undefined : rows.splice(index, 1)[0];
}
