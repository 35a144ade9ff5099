import type { ExerciseRow } from '../contract/document.ts';
import { type Block, blocksOf, numbered, rested, withoutMember } from './blocks.ts';

/**
 * Brings the rows together in their order at the place of the first; only the last has a pause.
 *
 * A superset that loses members to it stays together: when the first row stood in the middle of one, the new superset
 * comes right behind what is left. Fewer than two rows make none.
 */
export function withSuperset(rows: readonly ExerciseRow[], ids: readonly string[]): ExerciseRow[] {
  const chosen = rows.filter((row) => ids.includes(row.id));
  const first = chosen[0];
  if (first === undefined || chosen.length < 2) return numbered(blocksOf(rows));

  const together = chosen.map((row, index) => (index === chosen.length - 1 ? rested(row) : straightOn(row)));
  return numbered(
    blocksOf(rows).flatMap((block) => {
      const staying = ids.reduce(withoutMember, block);
      if (!block.includes(first)) return [staying];
      return block[0] === first ? [together, staying] : [staying, together];
    }),
  );
}

/** Every member of that row's superset stands alone again, where it is. */
export function withoutSuperset(rows: readonly ExerciseRow[], id: string): ExerciseRow[] {
  return numbered(blocksOf(rows).flatMap((block) => (isIn(block, id) ? block.map((row) => [row]) : [block])));
}

/** The row stays in the workout, alone: before its superset if it was the first member, otherwise right behind it. */
export function withSupersetMemberRemoved(rows: readonly ExerciseRow[], id: string): ExerciseRow[] {
  return numbered(
    blocksOf(rows).flatMap((block) => {
      if (!isIn(block, id)) return [block];
      const leaving = block.filter((row) => row.id === id);
      const staying = withoutMember(block, id);
      return block[0]?.id === id ? [leaving, staying] : [staying, leaving];
    }),
  );
}

function straightOn(row: ExerciseRow): ExerciseRow {
  return { ...row, restType: 'no_rest' };
}

function isIn(block: Block, id: string): boolean {
  return block.some((row) => row.id === id);
}
