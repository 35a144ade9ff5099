import { type Aliment, type MacroName, type MicronutrientCode, macroNames, micronutrientCodes } from '../contract.ts';
import { knownAmount, knownQuantity } from './amounts.ts';
import { energyKcal } from './energy.ts';

export type NutrientName = MacroName | MicronutrientCode;

/** A quantity of an aliment, in grams. */
export interface Portion {
  aliment: Aliment;
  quantity: number;
}

/** Index of each nutrient in the vectors of `Sums`; the macros come first. */
export const nutrientNames: readonly NutrientName[] = [...macroNames, ...micronutrientCodes];

/**
 * Amount of a nutrient in a portion, in kcal, grams or the unit of the nutrient catalogue; null when it was not
 * measured.
 */
export function amountIn({ aliment, quantity }: Portion, nutrient: NutrientName): number | null {
  const amount = statedAmount(aliment, nutrient);
  const reference = referenceQuantity(aliment);
  return amount === null || reference === null ? null : (amount * knownQuantity(quantity)) / reference;
}

/**
 * Amount of a nutrient in the stated quantity of the aliment. Missing energy is computed when all three macronutrients
 * are known.
 */
export function statedAmount(aliment: Aliment, nutrient: NutrientName): number | null {
  if (nutrient === 'protein_tot' || nutrient === 'carbs_tot' || nutrient === 'lipids_tot')
    return knownAmount(aliment[nutrient]);
  if (nutrient === 'calories') return knownAmount(aliment.calories) ?? energyOf(aliment);
  return knownAmount(aliment.micronutrients[nutrient]);
}

/** Quantity in grams that the amounts refer to; null when it is too small to be valid. */
export function referenceQuantity({ quantity }: Aliment): number | null {
  return quantity >= smallestReference && quantity < Number.POSITIVE_INFINITY ? quantity : null;
}

const smallestReference = 0.1;

function energyOf({ protein_tot, carbs_tot, lipids_tot, micronutrients: { fiber, alcohol } }: Aliment): number | null {
  return energyKcal({ protein_tot, carbs_tot, lipids_tot, fiber, alcohol });
}
