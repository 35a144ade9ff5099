import { isSameCell, type Part, type Parts } from './parts.ts';

export type Side = 'mine' | 'theirs';
export const sides = ['mine', 'theirs'] as const;

export interface ThreeWay {
  base: Parts;
  mine: Parts;
  theirs: Parts;
}

/** The topmost part that one side deleted, whatever was in it. */
export interface Deletion {
  id: string;
  by: Side;
  /** What went with it, by id. */
  gone: readonly string[];
  /** The other side wrote in it, moved something in it or took something out of it. */
  isTouched: boolean;
}

export function otherSide(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}

/** What one side deleted and the other still has. */
export function deletionsOf(three: ThreeWay): Deletion[] {
  return sides.flatMap((by) => {
    const roots = Map.groupBy(goneFrom(three, by), (id) => rootOf(three, by, id));
    return [...roots].map(([id, gone]) => ({
      id,
      by,
      gone,
      isTouched: gone.some((one) => isModified(three, by, one)),
    }));
  });
}

function goneFrom(three: ThreeWay, by: Side): string[] {
  const other = three[otherSide(by)];
  return [...three.base.keys()].filter((id) => !three[by].has(id) && other.has(id));
}

function rootOf(three: ThreeWay, by: Side, id: string): string {
  const parentId = three.base.get(id)?.parentId ?? null;
  return parentId === null || three[by].has(parentId) ? id : rootOf(three, by, parentId);
}

function isModified(three: ThreeWay, by: Side, id: string): boolean {
  const [before, after] = [three.base.get(id), three[otherSide(by)].get(id)];
  if (!before || !after) return false;
  const kept = before.childIds.filter((child) => after.childIds.includes(child));
  return isWritten(before, after) || kept.join() !== after.childIds.join();
}

/** Whether a cell of it says something else, or it stands elsewhere. */
function isWritten(before: Part, after: Part): boolean {
  const names = Object.keys(after.cells);
  return before.parentId !== after.parentId || names.some((name) => !isSameCell(before.cells[name], after.cells[name]));
}
