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
import { limits, type MacroTarget, type MacroTargets, type TargetEntry } from '../contract.ts';

type Shares = Pick<MacroTarget, 'calories' | 'protein_percent' | 'carbs_percent' | 'lipids_percent'>;
type Grams = Pick<MacroTarget, 'protein_tot' | 'carbs_tot' | 'lipids_tot'>;

/** The target of what was typed, in one of the three ways. */
export function targetOf(entry: TargetEntry): MacroTarget {
  if (entry.method === 'grams') return targetFromGrams(entry);
  return entry.method === 'percentages' ? targetFromPercentages(entry) : targetFromWeight(entry);
}

/** The targets of every day, or of the days with and without training. */
export function targetsOf(entries: Record<keyof MacroTargets, TargetEntry | null>): MacroTargets {
  const target = (entry: TargetEntry | null) => entry && targetOf(entry);
  return { day: target(entries.day), training: target(entries.training), rest: target(entries.rest) };
}

/** The target for entered calories and shares. The grams are computed and rounded to 0.1. */
export function targetFromPercentages(entered: Shares): MacroTarget {
  const calories = clampedTo(limits.kcalPerDay, entered.calories);
  const gramsOf = (percent: number, kcal: number) =>
    roundedTo(1, clampedTo(limits.gramsPerDay, (calories * clampedTo(100, percent)) / 100 / kcal));
  return {
    calories: roundedTo(1, calories),
    protein_percent: clampedTo(100, entered.protein_percent),
    carbs_percent: clampedTo(100, entered.carbs_percent),
    lipids_percent: clampedTo(100, entered.lipids_percent),
    protein_tot: gramsOf(entered.protein_percent, kcalPerGram.protein_tot),
    carbs_tot: gramsOf(entered.carbs_percent, kcalPerGram.carbs_tot),
    lipids_tot: gramsOf(entered.lipids_percent, kcalPerGram.lipids_tot),
  };
}

/** The target for entered grams. The calories (4, 4 and 9 kcal per gram) and the floored shares are computed. */
export function targetFromGrams(entered: Grams): MacroTarget {
  const grams = {
    protein_tot: roundedTo(1, clampedTo(limits.gramsPerDay, entered.protein_tot)),
    carbs_tot: roundedTo(1, clampedTo(limits.gramsPerDay, entered.carbs_tot)),
    lipids_tot: roundedTo(1, clampedTo(limits.gramsPerDay, entered.lipids_tot)),
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
 * Returns warnings when the entered shares exceed 100 % together, or when the energy of the grams differs from the
 * calories by more than the tolerance of the account. Entered shares are not floored, so protein is not reduced by 1 as
 * in `percentages`.
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
 * The target with protein and lipids by body weight and carbs for the remaining energy, 0 g if none remains. The
 * calories are computed from the grams, so they exceed `kcalPerDay` when the energy of protein and lipids alone does.
 */
export function targetFromWeight({ weightKg, proteinGramsPerKg, lipidsGramsPerKg, kcalPerDay }: ByWeight): MacroTarget {
  const protein_tot = clampedTo(limits.gramsPerDay, weightKg * proteinGramsPerKg);
  const lipids_tot = clampedTo(limits.gramsPerDay, weightKg * lipidsGramsPerKg);
  const usedKcal = energyKcal({ protein_tot, lipids_tot, carbs_tot: 0 }) ?? 0;
  const remainingKcal = clampedTo(limits.kcalPerDay, kcalPerDay) - usedKcal;
  return targetFromGrams({ protein_tot, lipids_tot, carbs_tot: remainingKcal / kcalPerGram.carbs_tot });
}

/** Clamps to the range from 0 to `maximum`; 0 for NaN. */
function clampedTo(maximum: number, value: number): number {
  return value > 0 ? Math.min(value, maximum) : 0;
}
