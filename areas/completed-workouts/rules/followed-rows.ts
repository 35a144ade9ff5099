import type { PrescribedRow } from '../contract/set.ts';

/**
 * The rows of a begun workout after a change of the program: those of which nothing was logged are as the program prescribes them now, as
 * long as it has the same exercise. The others, `startedIds`, stay as they were begun, and so do exercises that the program has replaced,
 * because a phone without a connection may log them. The same array when nothing changes.
 */
export function rowsFollowingProgram(
  begun: PrescribedRow[],
  current: readonly PrescribedRow[],
  startedIds: ReadonlySet<string>,
): PrescribedRow[] {
  const byId = new Map(current.map((row) => [row.id, row]));
  const rows = begun.map((row) => {
    const now = byId.get(row.id);
    const follows = now !== undefined && now.exerciseId === row.exerciseId && !startedIds.has(row.id);
    return follows && JSON.stringify(now) !== JSON.stringify(row) ? now : row;
  });
  return rows.some((row, index) => row !== begun[index]) ? rows : begun;
}
