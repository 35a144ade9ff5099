import { setsToDo } from '#areas/programs/rules/rows.ts';
import type { CompletedSet, PrescribedRow } from '../contract/set.ts';
import { countedSets } from './figures.ts';
import { hasSameWork } from './prescription-changes.ts';
import type { RunningRow } from './set-order.ts';

/**
 * The rows of a begun workout after a change of the program: those of which nothing was logged are as the program prescribes them now, as
 * long as it has the same exercise. The others, `startedIds`, have its notes and rests, and otherwise stay as they were begun. Exercises that
 * the program has replaced stay, because a phone without a connection may log them. The same array when nothing changes.
 */
export function rowsFollowingProgram(
  begun: PrescribedRow[],
  current: readonly PrescribedRow[],
  startedIds: ReadonlySet<string>,
): PrescribedRow[] {
  const byId = new Map(current.map((row) => [row.id, row]));
  const rows = begun.map((row) => {
    const now = byId.get(row.id);
    if (now?.exerciseId !== row.exerciseId) return row;
    const { info, restType, restValue } = now;
    const following = startedIds.has(row.id) ? { ...row, info, restType, restValue } : now;
    return JSON.stringify(following) === JSON.stringify(row) ? row : following;
  });
  return rows.some((row, index) => row !== begun[index]) ? rows : begun;
}

/**
 * The rows of a begun workout for the sets that are still to do: an exercise with sets to do, or with more sets now, has the work that the
 * program prescribes now, as long as it is the same exercise of the same type. What was begun with stays in `begunAs`, and is what is stored.
 */
export function rowsStillToDo(
  begun: readonly PrescribedRow[],
  current: readonly PrescribedRow[] | null | undefined,
  sets: readonly CompletedSet[],
): RunningRow[] {
  return begun.map((row) => {
    const now = current?.find(({ id }) => id === row.id);
    if (!now || now.exerciseId !== row.exerciseId || now.type !== row.type || hasSameWork(row, now)) return row;
    const done = countedSets(sets.filter(({ rowId }) => rowId === row.id)).length;
    if (done >= setsToDo(row) && done >= setsToDo(now)) return row;
    const { key, supersetPosition } = row;
    return { ...now, key, supersetPosition, begunAs: row };
  });
}
