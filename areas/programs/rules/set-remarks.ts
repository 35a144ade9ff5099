import type { ExerciseRow } from '../contract/document.ts';
import { targetsBySet } from './set-targets.ts';

type Sets = Pick<ExerciseRow, 'type' | 'sets' | 'reps' | 'value' | 'weight'>;

/**
 * Returns the number of targets by set of the amount or the load when the row has another number of sets: 3 for 4 sets at
 * 60-65-70 kg. Null when they agree or there are none.
 */
export function targetsUnlikeSets(row: Sets, column: 'amount' | 'weight'): number | null {
  const { type, sets, reps, value, weight } = row;
  const amount = type === 'reps' ? reps : type === 'time' || type === 'distance' ? value : '';
  const targets = targetsBySet(column === 'weight' ? weight : amount)?.length ?? null;
  return targets === null || sets === null || targets === sets ? null : targets;
}

/** Whether the members of a superset have different numbers of sets. */
export function setsDiffer(members: readonly Pick<ExerciseRow, 'sets'>[]): boolean {
  return new Set(members.flatMap(({ sets }) => sets ?? [])).size > 1;
}
