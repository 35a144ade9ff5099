import { knownAmount } from './amounts.ts';
import { kcalPerGram } from './energy.ts';
import { floored } from '#shell/common/numbers.ts';

export interface MacroAmounts {
  calories: number | null;
  protein_tot: number | null;
  carbs_tot: number | null;
  lipids_tot: number | null;
}

/** Whole percent of the calories; null where the calories or the nutrient are not measured. */
export interface Percentages {
  protein_percent: number | null;
  carbs_percent: number | null;
  lipids_percent: number | null;
}

/**
 * What part of the calories each macronutrient brings, floored, at most 100. When the three exceed 100 together, protein
 * gives 1 away, which mends the usual case; more than that is for `sumOfPercentages` and its warning to say.
 *
 * Without calories every share is 0.
 */
export function percentages({ calories, protein_tot, carbs_tot, lipids_tot }: MacroAmounts): Percentages {
  const shares = {
    protein_percent: percentOf(calories, protein_tot, kcalPerGram.protein_tot),
    carbs_percent: percentOf(calories, carbs_tot, kcalPerGram.carbs_tot),
    lipids_percent: percentOf(calories, lipids_tot, kcalPerGram.lipids_tot),
  };
  const { protein_percent } = shares;
  if (!protein_percent || sumOfPercentages(shares) <= 100) return shares;
  return { ...shares, protein_percent: protein_percent - 1 };
}

/** Above 100 the macronutrients bring more energy than the calories say. */
export function sumOfPercentages({ protein_percent, carbs_percent, lipids_percent }: Percentages): number {
  return (protein_percent ?? 0) + (carbs_percent ?? 0) + (lipids_percent ?? 0);
}

/** What the three leave of 100: fibre, alcohol and what flooring cut off. Null when one of them is not measured. */
export function remainderPercent(shares: Percentages): number | null {
  if (Object.values(shares).includes(null)) return null;
  return Math.max(0, 100 - sumOfPercentages(shares));
}

function percentOf(calories: number | null, grams: number | null, kcalAGram: number): number | null {
  const whole = knownAmount(calories);
  const part = knownAmount(grams);
  if (whole === null || part === null) return null;
  return whole > 0 ? Math.min(100, floored((part * kcalAGram * 100) / whole)) : 0;
}
