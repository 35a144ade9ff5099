import { knownAmount } from './amounts.ts';
import { energyKcal, type EnergySources } from './energy.ts';
import { percentages, type Percentages, sumOfPercentages } from './percentages.ts';
import { roundedTo } from '#shell/common/numbers.ts';

/** Both must be exceeded: 5 % alone would warn about every salad, 20 kcal alone about every full day. */
export interface MismatchTolerance {
  percent: number;
  kcal: number;
}
export const defaultTolerance: MismatchTolerance = { percent: 5, kcal: 20 };

/** What a professional should look at; nothing is refused for it. */
export type Caution =
  | { kind: 'calories-mismatch'; calories: number; macroCalories: number }
  | { kind: 'percentages-exceeded'; percent: number };

interface Judged extends EnergySources {
  calories: number | null;
}

/** Of a total or a target. Without the calories or one of the macronutrients there is nothing to compare. */
export function cautionsOf(judged: Judged, tolerance: MismatchTolerance = defaultTolerance): Caution[] {
  return [caloriesMismatch(judged, tolerance), percentagesExceeded(percentages(judged))].filter((one) => one !== null);
}

/** The three shares of the calories are more than 100 together. */
export function percentagesExceeded(shares: Percentages): Caution | null {
  const percent = sumOfPercentages(shares);
  return percent > 100 ? { kind: 'percentages-exceeded', percent } : null;
}

/** Above both tolerances; null when something to compare is not measured. */
export function caloriesMismatch(judged: Judged, { percent, kcal }: MismatchTolerance): Caution | null {
  const calories = knownAmount(judged.calories);
  const energy = energyKcal(judged);
  if (calories === null || energy === null) return null;

  const macroCalories = roundedTo(1, energy);
  const difference = roundedTo(1, Math.abs(macroCalories - calories));
  if (difference <= kcal || difference * 100 <= calories * percent) return null;
  return { kind: 'calories-mismatch', calories, macroCalories };
}
