import { knownAmount } from './amounts.ts';
import { energyKcal, type EnergySources } from './energy.ts';
import { percentages, type Percentages, sumOfPercentages } from './percentages.ts';
import { roundedTo } from '#shell/common/numbers.ts';

/**
 * Tolerances for the difference between stated calories and energy of the macros, which must exceed both: 5 % alone
 * would warn about every salad, 20 kcal alone about every full day.
 */
export interface MismatchTolerance {
  percent: number;
  kcal: number;
}
export const defaultTolerance: MismatchTolerance = { percent: 5, kcal: 20 };

/** A warning for the professional. It does not prevent saving. */
export type Caution =
  | { kind: 'calories-mismatch'; calories: number; macroCalories: number }
  | { kind: 'percentages-exceeded'; percent: number };

interface DeclaredEnergy extends EnergySources {
  calories: number | null;
}

/** Cautions of a total or a target. Without the calories or one of the macronutrients there is no comparison. */
export function cautionsOf(declared: DeclaredEnergy, tolerance: MismatchTolerance = defaultTolerance): Caution[] {
  return [caloriesMismatch(declared, tolerance), percentagesExceeded(percentages(declared))].filter(
    (one) => one !== null,
  );
}

/** Caution when the three shares exceed 100 % together. */
export function percentagesExceeded(shares: Percentages): Caution | null {
  const percent = sumOfPercentages(shares);
  return percent > 100 ? { kind: 'percentages-exceeded', percent } : null;
}

/** Caution when the difference exceeds both tolerances; null when a value is not measured. */
export function caloriesMismatch(declared: DeclaredEnergy, { percent, kcal }: MismatchTolerance): Caution | null {
  const calories = knownAmount(declared.calories);
  const energy = energyKcal(declared);
  if (calories === null || energy === null) return null;

  const macroCalories = roundedTo(1, energy);
  const difference = roundedTo(1, Math.abs(macroCalories - calories));
  if (difference <= kcal || difference * 100 <= calories * percent) return null;
  return { kind: 'calories-mismatch', calories, macroCalories };
}
