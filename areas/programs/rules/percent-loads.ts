import type { ExerciseRow } from '../contract/document.ts';
import { heaviestLoadKg } from '../contract/heaviest-load.ts';
import { targetOfSet } from './set-targets.ts';
import { withSideWords } from './side-words.ts';
import type { Language } from '#shell/common/fields.ts';
import { clamped, numberOf, roundedTo } from '#shell/common/numbers.ts';

/**
 * Parses a load that is written as a share of the one-repetition maximum, in percent: "75%", "75-80%" (the lower one), "80% 1RM".
 * Null for any other text.
 */
export function prescribedPercent(text: string): number | null {
  const share = String.raw`(\d{1,3}(?:[.,]\d+)?)(?:\s*%)?(?:\s*[-–]\s*\d{1,3}(?:[.,]\d+)?)?\s*%`;
  const ofMaximum = String.raw`(?:\s*(?:del|of)?\s*(?:1?\s*RM|max|massimale|maximum))?`;
  return numberOf(new RegExp(`^@?\\s*${share}${ofMaximum}$`, 'i').exec(text.trim())?.[1] ?? '');
}

/** Parses a share of the maximum such as "75-80%", in percent; null for any other load. */
export function percentRange(written: string): { lowest: number; highest: number } | null {
  const lowest = prescribedPercent(written);
  if (lowest === null) return null;
  const second = /^\+?\s*[\d.,]+\s*%?\s*[-–]\s*([\d.,]+.*)$/.exec(written.trim())?.[1];
  return { lowest, highest: (second === undefined ? null : prescribedPercent(second)) ?? lowest };
}

type ShareRow = Pick<ExerciseRow, 'type' | 'sets' | 'weight' | 'progression'>;

/** Returns the share of the maximum, in percent, that is the load of a row by its progression; null below a written load. */
export function percentOfProgression({ type, weight, progression }: Omit<ShareRow, 'sets'>): number | null {
  return type === 'reps' && weight.trim() === '' && progression?.kind === 'percent' ? progression.percent : null;
}

/** Whether the load of a row is a share of the maximum, written or by its progression. */
export function needsMaximum(row: ShareRow): boolean {
  return percentsOf(row).length > 0;
}

/**
 * Returns the load that a share of the maximum means, in kg: rounded to the step of the account, at least one step and at most the
 * heaviest load that can be logged. Editor, app, PDF, proposals and comparisons have the same load.
 */
export function loadOfShare(
  percent: number,
  { oneRepMaxKg, loadStepKg }: { oneRepMaxKg: number; loadStepKg: number },
): number {
  const steps = Math.round(roundedTo(4, (oneRepMaxKg * percent) / 100 / loadStepKg));
  return clamped(steps, 1, Math.floor(heaviestLoadKg / loadStepKg)) * loadStepKg;
}

/**
 * Formats the loads of a row that are shares of a maximum, rounded to the step of the account as the app of the client proposes them:
 * `75 kg`, `70 · 75 · 80 kg` by set, `75-80 kg` for a range, `17,5 kg per mano` of a maximum of one hand. '' for a row without such a load.
 */
export function shareText(
  row: ShareRow,
  maximum: { oneRepMaxKg: number; loadStepKg: number; isPerHand: boolean },
  { language, formatNumber }: { language: Language; formatNumber: (value: number) => string },
): string {
  const kg = (percent: number) => formatNumber(loadOfShare(percent, maximum));
  const texts = percentsOf(row).map(({ lowest, highest }) => [...new Set([kg(lowest), kg(highest)])].join('-'));
  return texts.length === 0 ? '' : withHands(`${texts.join(' · ')} kg`, { ...maximum, language });
}

/** Adds to a load that it is that of one hand. */
export function withHands(load: string, { isPerHand, language }: { isPerHand: boolean; language: Language }): string {
  return isPerHand ? withSideWords(`${load} per mano`, language) : load;
}

/** The shares of the sets, each once when all are equal. A written load counts before the share of the progression. */
function percentsOf(row: ShareRow): { lowest: number; highest: number }[] {
  const percent = percentOfProgression(row);
  if (percent !== null) return [{ lowest: percent, highest: percent }];
  if (!row.weight.includes('%')) return [];
  const sets = Array.from({ length: Math.max(1, row.sets ?? 1) }, (_, index) => targetOfSet(row.weight, index + 1));
  const distinct = new Set(sets).size === 1 ? sets.slice(0, 1) : sets;
  return distinct.flatMap((weight) => percentRange(weight) ?? []);
}
