import type { PrescribedRow } from '../contract/set.ts';

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
