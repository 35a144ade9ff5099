import { knownAmount } from './amounts.ts';
import { kcalPerGram } from './energy.ts';
import { floored } from '#shell/common/numbers.ts';

export interface MacroAmounts {
  calories: number | null;
  protein_tot: number | null;
  carbs_tot: number | null;
  lipids_tot: number | null;
}

/** Shares of the calories in whole percent; null when the calories or the nutrient are not measured. */
export interface Percentages {
  protein_percent: number | null;
  carbs_percent: number | null;
  lipids_percent: number | null;
}

/**
 * Share of the calories of each macronutrient, floored, at most 100. When the three exceed 100 together, the protein
 * share is reduced by 1, which corrects the usual rounding case; a larger excess stays and is reported by `cautionsOf`.
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

/** Sum of the three shares. It is above 100 when the macronutrients have more energy than the stated calories. */
export function sumOfPercentages({ protein_percent, carbs_percent, lipids_percent }: Percentages): number {
  return (protein_percent ?? 0) + (carbs_percent ?? 0) + (lipids_percent ?? 0);
}

function percentOf(calories: number | null, grams: number | null, energyFactor: number): number | null {
  const kcal = knownAmount(calories);
  const amount = knownAmount(grams);
  if (kcal === null || amount === null) return null;
  return kcal > 0 ? Math.min(100, floored((amount * energyFactor * 100) / kcal)) : 0;
}
