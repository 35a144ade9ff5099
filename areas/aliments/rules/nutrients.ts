import { type Aliment, type MacroName, type MicronutrientCode, macroNames, micronutrientCodes } from '../contract.ts';
import { knownAmount, knownQuantity } from './amounts.ts';
import { energyKcal } from './energy.ts';

export type NutrientName = MacroName | MicronutrientCode;

/** So many grams of an aliment. */
export interface Portion {
  aliment: Aliment;
  quantity: number;
}

/** Every nutrient has a slot, the macros first: sums are vectors. */
export const nutrientNames: readonly NutrientName[] = [...macroNames, ...micronutrientCodes];

/** In kcal, grams or the catalogue's unit; null when it was not measured in that aliment. */
export function amountIn({ aliment, quantity }: Portion, nutrient: NutrientName): number | null {
  const amount = statedAmount(aliment, nutrient);
  const reference = referenceQuantity(aliment);
  return amount === null || reference === null ? null : (amount * knownQuantity(quantity)) / reference;
}

/** In the quantity the aliment states. Energy nobody measured follows from the macronutrients when all three are known. */
export function statedAmount(aliment: Aliment, nutrient: NutrientName): number | null {
  if (nutrient === 'protein_tot' || nutrient === 'carbs_tot' || nutrient === 'lipids_tot')
    return knownAmount(aliment[nutrient]);
  if (nutrient === 'calories') return knownAmount(aliment.calories) ?? energyOf(aliment);
  return knownAmount(aliment.micronutrients[nutrient]);
}

/** The grams the stated amounts are for. Null for what no portion can be: amounts that are said of nothing say nothing. */
export function referenceQuantity({ quantity }: Aliment): number | null {
  return quantity >= smallestReference && quantity < Number.POSITIVE_INFINITY ? quantity : null;
}

const smallestReference = 0.1;

function energyOf({ protein_tot, carbs_tot, lipids_tot, micronutrients: { fiber, alcohol } }: Aliment): number | null {
  return energyKcal({ protein_tot, carbs_tot, lipids_tot, fiber, alcohol });
}
