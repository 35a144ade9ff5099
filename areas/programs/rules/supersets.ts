import type { ExerciseRow } from '../contract/document.ts';
import { type Block, blocksOf, numbered, withRest, withRestOf, withoutMember } from './blocks.ts';

/**
 * Groups the rows, in their order, into a superset at the position of the first row. Only the last member has a rest: its own, or that
 * of the nearest member before it that has one. The others keep theirs for when they are separated again.
 *
 * When the first row is in the middle of another superset, the new one follows the remaining members of it. With fewer
 * than two rows nothing is grouped.
 */
export function withSuperset(rows: readonly ExerciseRow[], ids: readonly string[]): ExerciseRow[] {
  const chosen = rows.filter((row) => ids.includes(row.id));
  const first = chosen[0];
  if (first === undefined || chosen.length < 2) return numbered(blocksOf(rows));

  const members = chosen.map((row, index) =>
    index === chosen.length - 1 ? withRestOfRound(row, chosen) : withoutRest(row),
  );
  return numbered(
    blocksOf(rows).flatMap((block) => {
      const remaining = ids.reduce(withoutMember, block);
      if (!block.includes(first)) return [remaining];
      return block[0] === first ? [members, remaining] : [remaining, members];
    }),
  );
}

/** Dissolves the superset of row `id`; the order of the rows stays. */
export function withoutSuperset(rows: readonly ExerciseRow[], id: string): ExerciseRow[] {
  return numbered(blocksOf(rows).flatMap((block) => (isIn(block, id) ? block.map((row) => [row]) : [block])));
}

/** Takes the row out of its superset: the first member moves before the superset, any other after it. */
export function withSupersetMemberRemoved(rows: readonly ExerciseRow[], id: string): ExerciseRow[] {
  return numbered(
    blocksOf(rows).flatMap((block) => {
      if (!isIn(block, id)) return [block];
      const removed = block.filter((row) => row.id === id);
      const remaining = withoutMember(block, id);
      return block[0]?.id === id ? [removed, remaining] : [remaining, removed];
    }),
  );
}

function withRestOfRound(last: ExerciseRow, members: readonly ExerciseRow[]): ExerciseRow {
  const source = members.findLast(({ restType }) => restType !== 'no_rest');
  return source ? withRestOf(source, last) : withRest(last);
}

function withoutRest(row: ExerciseRow): ExerciseRow {
  return { ...row, restType: 'no_rest' };
}

function isIn(block: Block, id: string): boolean {
  return block.some((row) => row.id === id);
}
