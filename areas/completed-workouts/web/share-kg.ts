import { needsMaximum, percentOfProgression, shareText } from '#areas/programs/rules/percent-loads.ts';
import type { PrescribedRow } from '../contract/set.ts';
import type { Training } from '../contract/training.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { formatLoadNumber } from './prescription-text.ts';
import type { Texts } from './text.ts';

/**
 * Formats the kg of a load that is a share of the maximum, as the workout proposes them; '' for any other and without a maximum. A row
 * of one set, as `rowOfSet` returns it, has the kg of that set.
 */
function shareKg(row: PrescribedRow, { history, settings }: Pick<Training, 'history' | 'settings'>): string {
  const known = history.find(({ exerciseId }) => exerciseId === row.exerciseId);
  const { oneRepMaxKg = null, isOneRepMaxPerHand: isPerHand = false } = known ?? {};
  if (oneRepMaxKg === null) return '';
  const maximum = { oneRepMaxKg, isPerHand, loadStepKg: settings.loadStepKg };
  return shareText(row, maximum, { language: currentLanguage(), formatNumber: formatLoadNumber });
}

/** `shareKg`, which says where the maximum is estimated: `75 kg, stimato`. */
export function shareKgWithOrigin(
  t: Texts,
  row: PrescribedRow,
  training: Pick<Training, 'history' | 'settings'>,
): string {
  const kg = shareKg(row, training);
  const known = training.history.find(({ exerciseId }) => exerciseId === row.exerciseId);
  return kg && known?.isOneRepMaxTested === false ? t('set.estimatedKg', { kg }) : kg;
}

/** `shareKgWithOrigin` for the prescription of a row, which says that the maximum is unknown where there are no kg. */
export function shareNote(t: Texts, row: PrescribedRow, training: Pick<Training, 'history' | 'settings'>): string {
  const kg = shareKgWithOrigin(t, row, training);
  if (kg || !needsMaximum(row)) return kg;
  const percent = progressionPercentText(row);
  return percent ? `${percent} (${t('set.noMaximum')})` : t('set.noMaximum');
}

/** Formats the share of the maximum that is the load of a row by its progression: `85%`; '' for any other load. */
export function progressionPercentText(row: PrescribedRow): string {
  const percent = percentOfProgression(row);
  return percent === null ? '' : `${formatNumber(percent)}%`;
}
