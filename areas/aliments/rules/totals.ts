import { type MacroName, macroNames, type MicronutrientCode, micronutrientCodes } from '../contract.ts';
import type { MicronutrientTotals } from '../contract/totals.ts';
import { amountIn, type Portion } from './nutrients.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Sums } from './sums.ts';

export type MacroTotals = Record<MacroName, number | null>;

/** Displayed totals of a meal, a day or a recipe. */
export interface Totals extends MacroTotals {
  incomplete: MacroName[];
  micronutrients: MicronutrientTotals;
}

/**
 * Decimals of stored totals. Micronutrients are rounded to the decimals that the smallest unit of the catalogue needs;
 * screens display the decimals of the catalogue.
 */
const macroDecimals = 1;
const micronutrientDecimals = 3;

/**
 * Converts sums to displayed totals. Macros are rounded to 0.1. The total of a nutrient is null when it was measured
 * for no food, and 0 when there is no food.
 */
export function totalsOf(sums: Sums): Totals {
  const macros = unroundedMacros(sums);
  const shown = (amount: number | null) => (amount === null ? null : displayedMacro(amount));
  return {
    calories: shown(macros.calories),
    protein_tot: shown(macros.protein_tot),
    carbs_tot: shown(macros.carbs_tot),
    lipids_tot: shown(macros.lipids_tot),
    incomplete: macroNames.filter((_, slot) => sums.grams > 0 && measuredPercent(sums, slot) < 100),
    micronutrients: micronutrientTotals(sums),
  };
}

/** Energy and macronutrients before rounding, with the same nulls as the displayed totals. */
export function unroundedMacros(sums: Sums): MacroTotals {
  const macro = (slot: number) => (sums.grams === 0 || isMeasured(sums, slot) ? (sums.amounts[slot] ?? 0) : null);
  return { calories: macro(0), protein_tot: macro(1), carbs_tot: macro(2), lipids_tot: macro(3) };
}

export function displayedMacro(amount: number): number {
  return roundedTo(macroDecimals, amount);
}

/** Totals of one component without its alternatives. */
export function portionTotals(portion: Portion): MacroTotals {
  const macro = (name: MacroName) => {
    const amount = amountIn(portion, name);
    return amount === null ? null : roundedTo(macroDecimals, amount);
  };
  return {
    calories: macro('calories'),
    protein_tot: macro('protein_tot'),
    carbs_tot: macro('carbs_tot'),
    lipids_tot: macro('lipids_tot'),
  };
}

function micronutrientTotals(sums: Sums): MicronutrientTotals {
  const totals: MicronutrientTotals = {};
  for (let index = 0; index < micronutrientCodes.length; index++) {
    const slot = macroNames.length + index;
    if (!isMeasured(sums, slot)) continue;
    const amount = roundedTo(micronutrientDecimals, sums.amounts[slot] ?? 0);
    totals[micronutrientCodes[index] as MicronutrientCode] = { amount, measured: measuredPercent(sums, slot) };
  }
  return totals;
}

function isMeasured({ measured }: Sums, slot: number): boolean {
  return (measured[slot] ?? 0) > 0;
}

/**
 * Whole percent of the weight for which a nutrient is measured: 100 only if measured for all food, 0 only if for none.
 * Both sums are added in the same order, so comparing them for equality is exact.
 */
function measuredPercent({ grams, measured }: Sums, slot: number): number {
  const measuredGrams = measured[slot] ?? 0;
  if (measuredGrams === grams) return 100;
  return measuredGrams === 0 ? 0 : Math.max(1, Math.floor((measuredGrams * 100) / grams));
}
