import { clamped } from '#shell/common/numbers.ts';
import { defaultRestSeconds, type ExerciseRow } from '../contract/document.ts';
import { type Block, blocksOf, numbered, withoutMember, withRestOf } from './blocks.ts';

interface NewRow {
  id: string;
  exercise: { id: string; name: string };
  /** The studio's own pause. */
  restSeconds?: number;
}

/** A prescription to start from; its place and letter come when it is added. */
export function newRow({ id, exercise, restSeconds = defaultRestSeconds }: NewRow): ExerciseRow {
  return {
    id,
    exerciseId: exercise.id,
    name: exercise.name,
    key: 'A',
    position: 1,
    supersetPosition: null,
    type: 'reps',
    sets: 3,
    reps: '',
    value: '',
    weight: '',
    rpe: null,
    rir: null,
    tut: '',
    info: '',
    restType: 'seconds',
    restValue: restSeconds,
    progression: null,
  };
}

/** Positions 1 to n, letters in order, one letter for the members of a superset, no superset of one. */
export function renumbered(rows: readonly ExerciseRow[]): ExerciseRow[] {
  return numbered(blocksOf(rows));
}

/** Goes last, or right after that row; between two members of a superset it joins them. */
export function withRowAdded(rows: readonly ExerciseRow[], row: ExerciseRow, after?: string): ExerciseRow[] {
  const index = after === undefined ? rows.length : indexIn(rows, after) + 1;
  return numbered(withRowAt(blocksOf(rows), row, index));
}

export function withRowRemoved(rows: readonly ExerciseRow[], id: string): ExerciseRow[] {
  return numbered(blocksOf(rows).map((block) => withoutMember(block, id)));
}

/**
 * The row stands at `toPosition` afterwards; a position past either end means that end.
 *
 * Within its own superset it stays a member, and the pauses stay where they are: only the exercises change places.
 * Anywhere else it leaves its superset. Between two members of another it joins them, without a pause of its own;
 * at the edge of a superset it stays outside.
 */
export function withRowMoved(rows: readonly ExerciseRow[], id: string, toPosition: number): ExerciseRow[] {
  const from = indexIn(rows, id);
  const to = clamped(toPosition, 1, rows.length) - 1;
  const blocks = blocksOf(rows);
  const own = blockAt(blocks, from);

  if (to >= own.start && to < own.start + own.block.length) {
    return numbered(blocks.with(own.index, reordered(own.block, from - own.start, to - own.start)));
  }
  const others = blocks.map((block) => withoutMember(block, id));
  return numbered(withRowAt(others, getRow(rows, from), to));
}

function indexIn(rows: readonly ExerciseRow[], id: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) throw new Error(`indexIn: no row ${id}`);
  return index;
}

function getRow(rows: readonly ExerciseRow[], index: number): ExerciseRow {
  const row = rows[index];
  if (row === undefined) throw new Error(`getRow: index is ${index} of ${rows.length}`);
  return row;
}

function blockAt(blocks: readonly Block[], rowIndex: number): { index: number; start: number; block: Block } {
  let start = 0;
  for (const [index, block] of blocks.entries()) {
    if (rowIndex < start + block.length) return { index, start, block };
    start += block.length;
  }
  throw new Error(`blockAt: row index is ${rowIndex} of ${start}`);
}

function reordered(block: Block, from: number, to: number): Block {
  const inNewOrder = block.toSpliced(from, 1).toSpliced(to, 0, getRow(block, from));
  return inNewOrder.map((row, place) => withRestOf(getRow(block, place), row));
}

function withRowAt(blocks: readonly Block[], row: ExerciseRow, rowIndex: number): Block[] {
  let start = 0;
  for (const [index, block] of blocks.entries()) {
    const place = rowIndex - start;
    if (place === 0) return blocks.toSpliced(index, 0, [row]);
    if (place < block.length) return blocks.with(index, block.toSpliced(place, 0, { ...row, restType: 'no_rest' }));
    start += block.length;
  }
  return [...blocks, [row]];
}
