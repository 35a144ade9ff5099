import { isLoadPerHand } from '#areas/programs/rules/per-hand.ts';
import type { CompletedSet, PrescribedRow, RowChange } from '../contract/set.ts';
import { countedSets } from './figures.ts';
import { workingSetsBefore } from './prefill.ts';
import { rowAtSet, withWorks, workOf } from './prescribed-set.ts';
import { setKey } from './set-versions.ts';

export type DoneSet = Pick<CompletedSet, 'rowId' | 'setNumber' | 'isWarmUp'>;

interface Done {
  sets: readonly DoneSet[];
  rowChanges: readonly Pick<RowChange, 'rowId' | 'skipReason'>[];
}

/**
 * The rows of a begun workout after a change of the program: they are as the program prescribes them now, as long as it has the same
 * exercise, and what the sets that are done were prescribed as stays in `formerWork`. A skipped row, and one that is measured in another way
 * now and has a set, only have the notes and rests of the program. Exercises that the program has replaced stay, because a phone without a
 * connection may log them; so do those that it has no more, which are marked (`isTakenOut`). The same array when nothing changes.
 */
export function rowsFollowingProgram(
  begun: PrescribedRow[],
  current: readonly PrescribedRow[],
  done: Done,
): PrescribedRow[] {
  const newRows = current.filter(({ id }) => !begun.some((row) => row.id === id));
  return changed(begun, (row) => {
    const now = current.find(({ id }) => id === row.id);
    const { isTakenOut: _, ...plain } = row;
    if (now) return now.exerciseId === row.exerciseId ? rowFollowing(plain, now, done) : plain;
    const isSkipped = isSkippedIn(done, row.id);
    return isSkipped || newRows.some(({ exerciseId }) => exerciseId === row.exerciseId)
      ? plain
      : { ...plain, isTakenOut: true };
  });
}

function isSkippedIn({ rowChanges }: Pick<Done, 'rowChanges'>, id: string): boolean {
  return rowChanges.some(({ rowId, skipReason }) => rowId === id && skipReason);
}

function rowFollowing(row: PrescribedRow, now: PrescribedRow, { sets, rowChanges }: Done): PrescribedRow {
  const ofRow = sets.filter(({ rowId }) => rowId === row.id);
  const isSkipped = isSkippedIn({ rowChanges }, row.id);
  if (ofRow.length === 0 && !isSkipped) return now;
  const { info, restType, restValue } = now;
  if (isSkipped || !isMeasuredAlike(row, now)) return { ...row, info, restType, restValue };
  const { name, key, supersetPosition } = row;
  const last = Math.min(Math.max(0, ...workingNumbers(ofRow, ofRow)), row.sets ?? Infinity);
  return withWorks(
    { ...now, name, key, supersetPosition },
    worksUntil(last, () => row),
  );
}

/**
 * The rows of a begun workout after a device has logged sets of them as it showed them, `shown`, which the coach may have changed since:
 * what it showed was prescribed for these sets. The same array when nothing changes.
 */
export function rowsKeepingShown(
  begun: PrescribedRow[],
  shown: readonly PrescribedRow[],
  { stored, logged }: { stored: readonly DoneSet[]; logged: readonly DoneSet[] },
): PrescribedRow[] {
  const known = new Set(stored.map(setKey));
  return changed(begun, (row) => {
    const then = shown.find(({ id, exerciseId }) => id === row.id && exerciseId === row.exerciseId);
    const isOfRow = ({ rowId }: DoneSet) => rowId === row.id;
    const added = logged.filter((set) => isOfRow(set) && !known.has(setKey(set)));
    if (!then || added.length === 0) return row;
    const before = stored.filter(isOfRow);
    if (!isMeasuredAlike(row, then)) return before.length === 0 ? then : row;
    const all = [...before, ...added];
    const numbers = workingNumbers(added, all).filter((number) => number <= (then.sets ?? number));
    const others = workingNumbers(before, all).filter((number) => number <= (row.sets ?? number));
    const last = Math.max(row.formerWork?.at(-1)?.untilSet ?? 0, ...others, ...numbers);
    return withWorks(
      row,
      worksUntil(last, (number) => (numbers.includes(number) ? then : row)),
    );
  });
}

/** Whether sets of one row can be done with either prescription: in the same measure, with loads of one hand or not. */
function isMeasuredAlike(row: PrescribedRow, other: PrescribedRow): boolean {
  return row.type === other.type && isLoadPerHand(row.weight) === isLoadPerHand(other.weight);
}

/** The numbers of working sets in their row, from 1; `all` are the sets of the row. */
function workingNumbers(sets: readonly DoneSet[], all: readonly DoneSet[]): number[] {
  return countedSets(sets).map(({ rowId, setNumber }) => workingSetsBefore({ rowId, setNumber, sets: all }) + 1);
}

function worksUntil(last: number, rowOf: (number: number) => PrescribedRow) {
  return Array.from({ length: last }, (_, index) => workOf(rowAtSet(rowOf(index + 1), index + 1)));
}

function changed(rows: PrescribedRow[], change: (row: PrescribedRow) => PrescribedRow): PrescribedRow[] {
  const next = rows.map((row) => {
    const one = change(row);
    return JSON.stringify(one) === JSON.stringify(row) ? row : one;
  });
  return next.some((row, index) => row !== rows[index]) ? next : rows;
}
