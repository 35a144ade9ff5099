import { parseGender, parsePositive } from './body.ts';
import type { ByGender } from './formula.ts';

export const fatCategories = ['essential', 'athletes', 'fitness', 'average', 'obese'] as const;

export type FatCategory = (typeof fatCategories)[number];

/**
 * Lower limits of the body-fat categories of the American Council on Exercise, in percent. Each category ends where the
 * next begins.
 */
export const fatCategoryStarts: ByGender<Readonly<Record<FatCategory, number>>> = {
  male: { essential: 2, athletes: 6, fitness: 14, average: 18, obese: 25 },
  female: { essential: 10, athletes: 14, fitness: 21, average: 25, obese: 32 },
};

/**
 * Category of an adult's body fat. `fatMassPerc` is a percentage, as a number or as the text that `bodyFat` returns.
 * Undefined below the essential fat, or when the percentage or the gender is unknown.
 *
 * Source: American Council on Exercise, percent body fat norms.
 */
export function fatCategoryOf(fatMassPerc: unknown, gender: unknown): FatCategory | undefined {
  const percent = parsePositive(fatMassPerc);
  const known = parseGender(gender);
  if (percent === undefined || !known) return;
  return fatCategories.findLast((category) => percent >= fatCategoryStarts[known][category]);
}
