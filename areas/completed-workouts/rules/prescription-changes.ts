import { effortText } from '#areas/programs/rules/effort-range.ts';
import { loadText } from '#areas/programs/rules/load-text.ts';
import { percentOfProgression } from '#areas/programs/rules/percent-loads.ts';
import type { PrescribedRow } from '../contract/set.ts';

/** A difference between the rows with which a workout was begun and those of the program now. */
export type PrescriptionChange =
  | { kind: 'swapped'; before: PrescribedRow; after: PrescribedRow }
  | { kind: 'changed'; before: PrescribedRow; after: PrescribedRow }
  /** The same work with another note. */
  | { kind: 'noted'; before: PrescribedRow; after: PrescribedRow }
  | { kind: 'added'; after: PrescribedRow }
  | { kind: 'removed'; before: PrescribedRow };

/**
 * Returns what the program prescribes now instead of what a workout was begun with: other exercises, sets, repetitions, loads, efforts or
 * tempos, notes, added and removed rows, in the order of the program with the removed ones last. A row that an edit gave a new id is recognised
 * by its exercise.
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
    else if (!hasSameWork(before, after)) changes.push({ kind: 'changed', before, after });
    else if (hasNewNote(before, after)) changes.push({ kind: 'noted', before, after });
  }
  return [...changes, ...unmatched.map((before) => ({ kind: 'removed', before }) as const)];
}

/** Returns the rows of the program now where they differ from those with which a workout was begun; null otherwise. */
export function changedRows(begun: readonly PrescribedRow[], current: PrescribedRow[]): PrescribedRow[] | null {
  return prescriptionChanges(begun, current).length > 0 ? current : null;
}

/** Whether the program has a note that it had not. One that was taken away says nothing. */
export function hasNewNote({ info: before }: PrescribedRow, { info }: PrescribedRow): boolean {
  return info !== '' && info !== before;
}

/** Whether the program prescribes other work than what a workout was done with; another note is none. */
export function isOtherWork(done: readonly PrescribedRow[], current: readonly PrescribedRow[]): boolean {
  return prescriptionChanges(done, current).some(({ kind }) => kind !== 'noted');
}

/** Whether two rows prescribe the same sets, repetitions, loads, efforts and tempos. */
export function hasSameWork(before: PrescribedRow, after: PrescribedRow): boolean {
  const work = workOf(after);
  return workOf(before).every((part, index) => part === work[index]);
}

/** What the client reads as the work of a row, as `prescribedPieces` of the web shows it. Notes, rests and warm-ups are no part of it. */
function workOf(row: PrescribedRow): (string | number | null)[] {
  const { type, sets, reps, value, weight, tut } = row;
  return [
    type,
    sets,
    reps,
    type === 'reps' ? '' : value,
    loadText(weight, String),
    percentOfProgression(row),
    effortText(row, 'rir'),
    effortText(row, 'rpe'),
    tut,
  ];
}

function takeSameExercise(rows: PrescribedRow[], { exerciseId }: PrescribedRow): PrescribedRow | undefined {
  const index = rows.findIndex((row) => row.exerciseId === exerciseId);
  return index === -1 ? undefined : rows.splice(index, 1)[0];
}
