import { shareText } from '#areas/programs/rules/percent-loads.ts';
import type { PrescribedRow } from '../contract/set.ts';
import type { Training } from '../contract/training.ts';
import { formatLoadNumber } from './text.ts';

/**
 * Formats the kg of a load that is a share of the maximum, as the workout proposes them; '' for any other and without a maximum. A row
 * of one set, as `rowOfSet` returns it, has the kg of that set.
 */
export function shareKg(row: PrescribedRow, { history, settings }: Pick<Training, 'history' | 'settings'>): string {
  const oneRepMaxKg = history.find(({ exerciseId }) => exerciseId === row.exerciseId)?.oneRepMaxKg ?? null;
  return oneRepMaxKg === null ? '' : shareText(row, { oneRepMaxKg, loadStepKg: settings.loadStepKg }, formatLoadNumber);
}
