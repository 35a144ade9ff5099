import type { TFunction } from 'i18next';
import { formatNumber } from '#shell/web/texts/formats.ts';
import type { MacroTarget, MacroTargets } from '../contract.ts';

export const dayNames = ['day', 'training', 'rest'] as const;
export type DayName = (typeof dayNames)[number];

export function kcalText(calories: number, t: TFunction<'macros'>): string {
  return t('values.kcal', { value: formatNumber(calories, 0) });
}

/** `P 150 · C 250 · G 60 g`. */
function macrosText({ protein_tot, carbs_tot, lipids_tot }: MacroTarget, t: TFunction<'macros'>): string {
  const grams = (value: number) => formatNumber(value, 0);
  return t('values.line', { protein: grams(protein_tot), carbs: grams(carbs_tot), lipids: grams(lipids_tot) });
}

/** `2.000 kcal`, or `Allenamento 2.200 kcal · Riposo 1.800 kcal`. */
export function energyText(targets: MacroTargets, t: TFunction<'macros'>): string {
  if (targets.day) return kcalText(targets.day.calories, t);
  const texts = (['training', 'rest'] as const).flatMap((name) => {
    const target = targets[name];
    return target ? [`${t(`daysShort.${name}`)} ${kcalText(target.calories, t)}`] : [];
  });
  return texts.join(' · ');
}

/** The macronutrients of every day, or of both kinds of day. */
export function gramsText(targets: MacroTargets, t: TFunction<'macros'>): string {
  return dayNames.flatMap((name) => (targets[name] ? [macrosText(targets[name], t)] : [])).join(' / ');
}
