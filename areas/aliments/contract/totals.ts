import { z } from 'zod';
import { macroNames, micronutrientCodes } from '../contract.ts';

/**
 * `measured` is the share of the food's weight with a known value, in whole percent; 100 only when it is known for all
 * food.
 */
export const MicronutrientTotals = z.partialRecord(
  z.enum(micronutrientCodes),
  z.object({ amount: z.number().min(0), measured: z.number().int().min(1).max(100) }),
);
export type MicronutrientTotals = z.output<typeof MicronutrientTotals>;

const total = z.number().min(0).nullable();

/**
 * Totals of a meal, a day or a recipe. A macro is null when it was measured for no counted food; `incomplete` lists the
 * macros that were not measured for some of the food.
 */
export const totalFields = {
  calories: total,
  protein_tot: total,
  carbs_tot: total,
  lipids_tot: total,
  incomplete: z.array(z.enum(macroNames)),
  micronutrients: MicronutrientTotals,
};
