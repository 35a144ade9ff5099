import type { Side } from './deletions.ts';
import { type Cell, isExactly, isSameCell, type Part } from './parts.ts';

/** A part that stays, with where it may stand: the first that stays too. */
export interface MergedPart {
  part: Part;
  parents: readonly string[];
}

/** As the only side that has it. */
export function standIn(part: Part): MergedPart {
  return { part, parents: part.parentId === null ? [] : [part.parentId] };
}

interface Cells {
  mine: Cell | undefined;
  theirs: Cell | undefined;
  before: Cell | undefined;
}

/** Of the side that changed it; `ask` when both did. */
export function mergeCell({ mine, theirs, before }: Cells, ask: (texts: Record<Side, string>) => Side): Cell {
  if (!mine || !theirs) throw new Error('keptCell: a side lacks the cell');
  if (isExactly(mine, before)) return theirs;
  if (isExactly(theirs, before)) return mine;
  if (isSameCell(mine, theirs) || isSameCell(mine, before)) return theirs;
  if (isSameCell(theirs, before)) return mine;
  return ask({ mine: mine.text, theirs: theirs.text }) === 'mine' ? mine : theirs;
}
