import { energyKcal, kcalPerGram } from '#areas/aliments/rules/energy.ts';
import { percentages } from '#areas/aliments/rules/percentages.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import {
  caloriesMismatch,
  defaultTolerance,
  type MismatchTolerance,
  percentagesExceeded,
  type Caution,
} from '#areas/aliments/rules/cautions.ts';
import { limits, type MacroTarget } from '../contract.ts';

type Shares = Pick<MacroTarget, 'calories' | 'protein_percent' | 'carbs_percent' | 'lipids_percent'>;
type Grams = Pick<MacroTarget, 'protein_tot' | 'carbs_tot' | 'lipids_tot'>;

/** Calories and shares are what the coach typed and stay; the grams follow, to 0.1. */
export function targetFromPercentages(typed: Shares): MacroTarget {
  const calories = within(limits.kcalPerDay, typed.calories);
  const gramsOf = (percent: number, kcal: number) =>
    roundedTo(1, within(limits.gramsPerDay, (calories * within(100, percent)) / 100 / kcal));
  return {
    calories: roundedTo(1, calories),
    protein_percent: within(100, typed.protein_percent),
    carbs_percent: within(100, typed.carbs_percent),
    lipids_percent: within(100, typed.lipids_percent),
    protein_tot: gramsOf(typed.protein_percent, kcalPerGram.protein_tot),
    carbs_tot: gramsOf(typed.carbs_percent, kcalPerGram.carbs_tot),
    lipids_tot: gramsOf(typed.lipids_percent, kcalPerGram.lipids_tot),
  };
}

/** Grams are what the coach typed; the calories are 4, 4 and 9 kcal a gram and the shares follow, floored. */
export function targetFromGrams(typed: Grams): MacroTarget {
  const grams = {
    protein_tot: roundedTo(1, within(limits.gramsPerDay, typed.protein_tot)),
    carbs_tot: roundedTo(1, within(limits.gramsPerDay, typed.carbs_tot)),
    lipids_tot: roundedTo(1, within(limits.gramsPerDay, typed.lipids_tot)),
  };
  const calories = roundedTo(1, energyKcal(grams) ?? 0);
  const { protein_percent, carbs_percent, lipids_percent } = percentages({ calories, ...grams });
  return {
    calories,
    protein_percent: protein_percent ?? 0,
    carbs_percent: carbs_percent ?? 0,
    lipids_percent: lipids_percent ?? 0,
    ...grams,
  };
}

/**
 * Shares as they were typed must not exceed 100 together: here nobody floored them, so nothing is taken off protein. And
 * the grams must bring the calories, within the account's tolerance.
 */
export function targetWarnings(target: MacroTarget, tolerance: MismatchTolerance = defaultTolerance): Caution[] {
  return [caloriesMismatch(target, tolerance), percentagesExceeded(target)].filter((one) => one !== null);
}

interface ByWeight {
  weightKg: number;
  proteinGramsPerKg: number;
  lipidsGramsPerKg: number;
  kcalPerDay: number;
}

/**
 * Protein and lipids by body weight, carbs with the energy that is left; none when nothing is left. The calories are
 * those of the grams, so they exceed `kcalPerDay` when protein and lipids alone do.
 */
export function targetFromWeight({ weightKg, proteinGramsPerKg, lipidsGramsPerKg, kcalPerDay }: ByWeight): MacroTarget {
  const protein_tot = within(limits.gramsPerDay, weightKg * proteinGramsPerKg);
  const lipids_tot = within(limits.gramsPerDay, weightKg * lipidsGramsPerKg);
  const taken = energyKcal({ protein_tot, lipids_tot, carbs_tot: 0 }) ?? 0;
  const left = within(limits.kcalPerDay, kcalPerDay) - taken;
  return targetFromGrams({ protein_tot, lipids_tot, carbs_tot: left / kcalPerGram.carbs_tot });
}

/** 0 for what is no number. */
function within(highest: number, value: number): number {
  return value > 0 ? Math.min(value, highest) : 0;
}
