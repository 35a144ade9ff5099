import { type Aliment, macroNames, type MicronutrientCode } from '../contract.ts';
import { nutrientOf } from '../contract/nutrients.ts';
import type { NutrientName } from './nutrients.ts';

/** Grams in one unit. */
const grams = { g: 1, mg: 1e-3, µg: 1e-6 } as const;

/** Above pure fat, which composition tables state with up to 902 kcal in 100 g. */
const mostKcalPerGram = 9.1;

/** Labels round each value, so the sum may exceed the food a little. */
const roundingTolerance = 1.03;

type Values = Pick<Aliment, 'quantity' | 'micronutrients' | (typeof macroNames)[number]>;

/**
 * The first value that no food can have: more grams of a nutrient than of the food, or more energy than pure fat. Undefined when all
 * are possible; 0 is.
 */
export function impossibleAmount(values: Values): NutrientName | undefined {
  const { quantity, calories, micronutrients } = values;
  const isTooHeavy = (amount: number | null | undefined) => (amount ?? 0) > quantity * roundingTolerance;
  if ((calories ?? 0) > quantity * mostKcalPerGram) return 'calories';
  const macro = macroNames.find((name) => name !== 'calories' && isTooHeavy(values[name]));
  if (macro) return macro;
  const codes = Object.keys(micronutrients) as MicronutrientCode[];
  return codes.find((code) => isTooHeavy((micronutrients[code] ?? 0) * grams[nutrientOf(code).unit]));
}

/**
 * Whether nutrients that are no part of each other have together more grams than the food. Carbohydrates are the available ones,
 * without fibre.
 */
export function isHeavierThanFood(values: Omit<Values, 'calories'>): boolean {
  const { quantity, protein_tot, carbs_tot, lipids_tot, micronutrients } = values;
  const parts = [protein_tot, carbs_tot, lipids_tot, micronutrients.fiber, micronutrients.alcohol];
  return parts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) > quantity * roundingTolerance;
}
