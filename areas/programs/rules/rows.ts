import type { DefaultPrescription } from '#areas/exercises/rules/default-prescription.ts';
import { clamped } from '#shell/common/numbers.ts';
import { defaultRestSeconds, type ExerciseRow } from '../contract/document.ts';
import { emptyPrescription } from './empty-prescription.ts';
import { withoutLoadsOfExercise } from './loads-of-exercise.ts';
import { type Block, blocksOf, numbered, withoutMember, withRestOf } from './blocks.ts';

interface NewRow {
  id: string;
  exercise: PickedExercise;
  restSeconds?: number;
}

/** An exercise to prescribe. Without a prescription of its own it begins with 3 sets of repetitions. */
export interface PickedExercise {
  id: string;
  name: string;
  prescription?: DefaultPrescription | undefined;
}

/** Number of sets to do of a row. One that leaves it open, such as a run for a time, is done once. */
export function setsToDo({ sets }: Pick<ExerciseRow, 'sets'>): number {
  return sets ?? 1;
}

/** Whether the row is one time or distance, such as a run, after which no other set waits for a rest. */
export function isDoneOnce({ type, sets }: Pick<ExerciseRow, 'type' | 'sets'>): boolean {
  return (type === 'time' || type === 'distance') && setsToDo({ sets }) === 1;
}

/** Creates a row with the default prescription of the exercise. Letter and position are set when the row is added to a workout. */
export function newRow({ id, exercise, restSeconds = defaultRestSeconds }: NewRow): ExerciseRow {
  const prescription: DefaultPrescription = { type: 'reps', sets: 3, ...exercise.prescription };
  return {
    id,
    exerciseId: exercise.id,
    name: exercise.name,
    key: 'A',
    position: 1,
    supersetPosition: null,
    ...prescription,
    ...emptyPrescription,
    restType: isDoneOnce(prescription) ? 'no_rest' : 'seconds',
    restValue: restSeconds,
    progression: null,
  };
}

/**
 * Returns the changes that give the row another exercise. What is in kilograms was meant for the former one and is emptied
 * (`loads-of-exercise.ts`). When the exercise is measured differently, the row is, and loses its load, unless its time or distance is
 * already prescribed.
 */
export function exerciseChange(row: ExerciseRow, { id, name, prescription }: PickedExercise): Partial<ExerciseRow> {
  const exercise = { exerciseId: id, name, ...(id !== row.exerciseId && withoutLoadsOfExercise(row)) };
  if (!prescription || prescription.type === row.type || !['reps', 'time', 'distance'].includes(row.type))
    return exercise;
  const amount = row.type === 'reps' ? row.reps : row.value;
  if (amount === '') return { ...exercise, ...prescription, weight: '' };
  return row.type === 'reps' ? { ...exercise, type: prescription.type, weight: '' } : exercise;
}

/** Sets positions from 1 and letters in order. Members of a superset share a letter; supersets of one are dissolved. */
export function renumbered(rows: readonly ExerciseRow[]): ExerciseRow[] {
  return numbered(blocksOf(rows));
}

/** Inserts the row after row `after`, or appends it. Between two members of a superset it becomes a member. */
export function withRowAdded(rows: readonly ExerciseRow[], row: ExerciseRow, after?: string): ExerciseRow[] {
  const index = after === undefined ? rows.length : indexIn(rows, after) + 1;
  return numbered(withRowAt(blocksOf(rows), row, index));
}

export function withRowRemoved(rows: readonly ExerciseRow[], id: string): ExerciseRow[] {
  return numbered(blocksOf(rows).map((block) => withoutMember(block, id)));
}

/**
 * Moves the row to `toPosition`, from 1, limited to the number of rows.
 *
 * Within its own superset the row stays a member and the rests keep their positions. Anywhere else it leaves its superset.
 * Between two members of another superset it becomes a member with `no_rest`; next to a superset it does not.
 */
export function withRowMoved(rows: readonly ExerciseRow[], id: string, toPosition: number): ExerciseRow[] {
  const from = indexIn(rows, id);
  const to = clamped(toPosition, 1, rows.length) - 1;
  const blocks = blocksOf(rows);
  const { index, start, block } = blockAt(blocks, from);

  if (to >= start && to < start + block.length) {
    return numbered(blocks.with(index, reordered(block, from - start, to - start)));
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
  return inNewOrder.map((row, index) => withRestOf(getRow(block, index), row));
}

function withRowAt(blocks: readonly Block[], row: ExerciseRow, rowIndex: number): Block[] {
  let start = 0;
  for (const [index, block] of blocks.entries()) {
    const offset = rowIndex - start;
    if (offset === 0) return blocks.toSpliced(index, 0, [row]);
    if (offset < block.length) return blocks.with(index, block.toSpliced(offset, 0, { ...row, restType: 'no_rest' }));
    start += block.length;
  }
  return [...blocks, [row]];
}
