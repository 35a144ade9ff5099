import { defaultRestSeconds, type ExerciseRow } from '../contract/document.ts';
import { letterAt } from './letters.ts';
import { withChanges } from '#shell/common/structural-sharing.ts';

/** The rows that share a letter: a single row, or the members of a superset in order. */
export type Block = readonly ExerciseRow[];

/**
 * Groups the rows into blocks. A superset starts at `supersetPosition` 1, or at a member whose previous row is not a
 * member.
 */
export function blocksOf(rows: readonly ExerciseRow[]): Block[] {
  const blocks: ExerciseRow[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last && row.supersetPosition !== 1 && isMember(row) && isMember(last.at(-1))) last.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/**
 * Returns the rows of the blocks with their letters and positions. Empty blocks are omitted; the only row of a block is
 * not a superset member.
 */
export function numbered(blocks: readonly Block[]): ExerciseRow[] {
  let position = 0;
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) =>
      block.map((row, memberIndex) => {
        position += 1;
        const key = letterAt(index);
        if (block.length === 1) {
          const single = isMember(row) ? withRest(row) : row;
          return withChanges(single, { key, position, supersetPosition: null });
        }
        return withChanges(row, { key, position, supersetPosition: memberIndex + 1 });
      }),
    );
}

/**
 * Removes row `id` from the block. The last member has the rest of the round: when it is removed, the new last member
 * takes over its rest.
 */
export function withoutMember(block: Block, id: string): Block {
  const removed = block.find((row) => row.id === id);
  const remaining = block.filter((row) => row.id !== id);
  const last = remaining.at(-1);
  if (!removed || removed !== block.at(-1) || last?.restType !== 'no_rest') return remaining;

  return remaining.with(-1, withRestOf(removed, last));
}

/** Returns `row` with the rest of `source`. */
export function withRestOf(source: ExerciseRow, row: ExerciseRow): ExerciseRow {
  return withChanges(row, { restType: source.restType, restValue: source.restValue });
}

/**
 * Replaces `no_rest`, which is only valid before the next member of a superset, by the rest that the row had before it was joined, or
 * the default one.
 */
export function withRest(row: ExerciseRow): ExerciseRow {
  return row.restType === 'no_rest'
    ? { ...row, restType: 'seconds', restValue: row.restValue || defaultRestSeconds }
    : row;
}

function isMember(row: ExerciseRow | undefined): boolean {
  return row !== undefined && row.supersetPosition !== null;
}
