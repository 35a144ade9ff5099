import type { MicronutrientCode } from '../contract.ts';

/** The macronutrients that other nutrients are a part of. */
export type WholeNutrient = 'carbs_tot' | 'lipids_tot';

const wholeOf: Partial<Record<MicronutrientCode, WholeNutrient>> = {
  sugars: 'carbs_tot',
  fat_saturated: 'lipids_tot',
  fat_monounsaturated: 'lipids_tot',
  fat_polyunsaturated: 'lipids_tot',
};

/** The macronutrient that the nutrient is a part of and exceeds, such as the carbohydrates for sugars; null otherwise. */
export function exceededWhole(
  code: MicronutrientCode,
  amount: number | '' | null | undefined,
  wholes: Record<WholeNutrient, number | ''>,
): WholeNutrient | null {
  const name = wholeOf[code];
  if (!name || typeof amount !== 'number') return null;
  const total = wholes[name];
  return typeof total === 'number' && amount > total ? name : null;
}
