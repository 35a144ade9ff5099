import { defaultRestSeconds, type ExerciseRow } from '../contract/document.ts';
import { letterAt } from './letters.ts';
import { withChanges } from '#shell/common/structural-sharing.ts';

/** What one letter stands for: a row alone, or the members of a superset in order. */
export type Block = readonly ExerciseRow[];

/** A superset opens where the position in it is 1, or where the row before is no member. */
export function blocksOf(rows: readonly ExerciseRow[]): Block[] {
  const blocks: ExerciseRow[][] = [];
  for (const row of rows) {
    const open = blocks.at(-1);
    if (open && row.supersetPosition !== 1 && isMember(row) && isMember(open.at(-1))) open.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** The rows of those blocks with their letters and positions; empty blocks vanish, a member left alone is none. */
export function numbered(blocks: readonly Block[]): ExerciseRow[] {
  let position = 0;
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) =>
      block.map((row, place) => {
        position += 1;
        const key = letterAt(index);
        if (block.length === 1) return withChanges(alone(row), { key, position, supersetPosition: null });
        return withChanges(row, { key, position, supersetPosition: place + 1 });
      }),
    );
}

/** The pause of the round stays at its end: who becomes the last member takes it over from the one who leaves. */
export function withoutMember(block: Block, id: string): Block {
  const leaving = block.find((row) => row.id === id);
  const staying = block.filter((row) => row.id !== id);
  const last = staying.at(-1);
  if (!leaving || leaving !== block.at(-1) || last?.restType !== 'no_rest') return staying;

  return staying.with(-1, withRestOf(leaving, last));
}

export function withRestOf(giver: ExerciseRow, row: ExerciseRow): ExerciseRow {
  return withChanges(row, { restType: giver.restType, restValue: giver.restValue });
}

/** `no_rest` says "straight on to the next member": who leaves a superset has a pause again, the default one. */
export function rested(row: ExerciseRow): ExerciseRow {
  return row.restType === 'no_rest' ? { ...row, restType: 'seconds', restValue: defaultRestSeconds } : row;
}

function isMember(row: ExerciseRow | undefined): boolean {
  return row !== undefined && row.supersetPosition !== null;
}

function alone(row: ExerciseRow): ExerciseRow {
  return isMember(row) ? rested(row) : row;
}
