import {
  type MacroName,
  macroNames,
  type MicronutrientCode,
  micronutrientCodes,
  type MicronutrientTotals,
} from '../contract.ts';
import { amountIn, type Portion } from './nutrients.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Sums } from './sums.ts';

export type MacroTotals = Record<MacroName, number | null>;

/** What a meal, a day or a recipe shows of its sums. */
export interface Totals extends MacroTotals {
  incomplete: MacroName[];
  micronutrients: MicronutrientTotals;
}

/** Micronutrients keep what the finest of the catalogue's units needs; screens show the catalogue's decimals. */
const macroDecimals = 1;
const micronutrientDecimals = 3;

/** Macros are rounded to 0.1. A nutrient no food was measured for has no total; nothing eaten is a true zero. */
export function totalsOf(sums: Sums): Totals {
  const macro = (slot: number) =>
    sums.grams === 0 || isMeasured(sums, slot) ? roundedTo(macroDecimals, sums.amounts[slot] ?? 0) : null;
  return {
    calories: macro(0),
    protein_tot: macro(1),
    carbs_tot: macro(2),
    lipids_tot: macro(3),
    incomplete: macroNames.filter((_, slot) => sums.grams > 0 && measuredPercent(sums, slot) < 100),
    micronutrients: micronutrientTotals(sums),
  };
}

/** What one component shows, its alternatives left aside. */
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

/** 100 only without any gap, 0 only without any value. Equal sums were added in the same order, so they are equal to the bit. */
function measuredPercent({ grams, measured }: Sums, slot: number): number {
  const part = measured[slot] ?? 0;
  if (part === grams) return 100;
  return part === 0 ? 0 : Math.max(1, Math.floor((part * 100) / grams));
}
