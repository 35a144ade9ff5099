import type { CompletedSet, PrescribedRow } from '../contract/set.ts';
import { countedSets } from './figures.ts';
import { mainSetNumber } from './set-numbers.ts';
import { setKey } from './set-versions.ts';

/**
 * Returns the sets that the client did beyond the number that their row prescribes, with their drops, by `setKey`. Warm-ups are no sets of
 * a row, and a row that leaves the number open has none beyond it. `sets` are those of the whole row, also with another exercise before a
 * swap.
 */
export function extraSets<S extends Pick<CompletedSet, 'rowId' | 'setNumber' | 'isWarmUp'>>(
  rows: readonly Pick<PrescribedRow, 'id' | 'sets'>[],
  sets: readonly S[],
): ReadonlySet<string> {
  const extra = rows.flatMap(({ id, sets: planned }) => {
    const ofRow = sets.filter(({ rowId }) => rowId === id);
    const numbers = countedSets(ofRow).map(({ setNumber }) => setNumber);
    const before = (set: S) => numbers.filter((number) => number < mainSetNumber(set)).length;
    return ofRow.filter((set) => planned !== null && !set.isWarmUp && before(set) >= planned);
  });
  return new Set(extra.map(setKey));
}
