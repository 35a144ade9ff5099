import type { TFunction } from 'i18next';
import type { ExerciseRow } from '../contract/document.ts';
import { targetsUnlikeSets } from '../rules/set-remarks.ts';

type Sets = Pick<ExerciseRow, 'type' | 'sets' | 'reps' | 'value' | 'weight'>;

/**
 * Says of one cell that the amounts or loads by set are more or fewer than the sets, or that the members of the superset have
 * different numbers of sets (`hasOtherSets`); null for other cells.
 */
export function setRemark(
  t: TFunction<'programs'>,
  { row, column, hasOtherSets }: { row: Sets; column: string; hasOtherSets: boolean },
): string | null {
  if (column === 'sets') return hasOtherSets ? t('remarks.superset') : null;
  const values = column === 'amount' || column === 'weight' ? targetsUnlikeSets(row, column) : null;
  return values === null ? null : t('remarks.targets', { values, count: row.sets ?? 0 });
}

/** Says all that `setRemark` says of the cells of a row, each once. */
export function setRemarks(t: TFunction<'programs'>, row: Sets, hasOtherSets: boolean): string[] {
  const remarks = ['sets', 'amount', 'weight'].map((column) => setRemark(t, { row, column, hasOtherSets }));
  return [...new Set(remarks.flatMap((remark) => remark ?? []))];
}

/** Says of the empty rest of a member of a superset where the rest is; null for other cells. */
export function restRemark(
  t: TFunction<'programs'>,
  { row, column }: { row: Pick<ExerciseRow, 'restType' | 'supersetPosition'>; column: string },
): string | null {
  const isRestOfRound = column === 'rest' && row.restType === 'no_rest' && row.supersetPosition !== null;
  return isRestOfRound ? t('columns.restOfSuperset') : null;
}
