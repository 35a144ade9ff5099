import { z } from 'zod';

export const limits = {
  /** Maximum energy: that of 1 kg of each macronutrient (4, 4 and 9 kcal per gram). */
  kcalPerDay: 17_000,
  gramsPerDay: 1_000,
} as const;

const grams = z.number().min(0).max(limits.gramsPerDay);
const percent = z.number().int().min(0).max(100);

/**
 * Daily target of a client: calories in kcal, macronutrients in grams, and their shares in whole percent of the
 * calories.
 */
export const MacroTarget = z.object({
  calories: z.number().min(0).max(limits.kcalPerDay),
  protein_percent: percent,
  carbs_percent: percent,
  lipids_percent: percent,
  protein_tot: grams,
  carbs_tot: grams,
  lipids_tot: grams,
});
export type MacroTarget = z.output<typeof MacroTarget>;
