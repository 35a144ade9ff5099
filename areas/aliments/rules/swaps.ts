import { type Aliment, type Component, limits, type MacroName } from '../contract.ts';
import { kcalPerGram } from './energy.ts';
import { amountIn, type NutrientName, type Portion } from './nutrients.ts';
import { asQuantity } from './quantities.ts';
import { type MacroTotals, portionTotals } from './totals.ts';
import { roundedTo } from '#shell/common/numbers.ts';

export type Equivalent =
  | {
      kind: 'equivalent';
      quantity: number;
      /** What the swap brings more (or less, below 0); null where either was not measured. */
      difference: MacroTotals;
    }
  | { kind: 'not-measured'; in: 'from' | 'to' }
  | { kind: 'absent'; in: 'from' | 'to' }
  /** It would take more of the other than a portion may weigh. */
  | { kind: 'too-much'; quantity: number };

/** So many grams of `to` that the reference nutrient is the same as in `from`: calories, a macro or a micronutrient. */
export function equivalent(from: Portion, to: Aliment, reference: NutrientName): Equivalent {
  const wanted = amountIn(from, reference);
  const inOne = amountIn({ aliment: to, quantity: to.quantity }, reference);
  if (wanted === null) return { kind: 'not-measured', in: 'from' };
  if (inOne === null) return { kind: 'not-measured', in: 'to' };
  if (wanted === 0) return { kind: 'absent', in: 'from' };
  if (inOne === 0) return { kind: 'absent', in: 'to' };

  const grams = (wanted / inOne) * to.quantity;
  if (grams > limits.quantity)
    return { kind: 'too-much', quantity: Math.round(Math.min(grams, Number.MAX_SAFE_INTEGER)) };

  const quantity = asQuantity(grams);
  return { kind: 'equivalent', quantity, difference: differenceOf(from, { aliment: to, quantity }) };
}

export type Swapped = { kind: 'swapped'; component: Component } | Exclude<Equivalent, { kind: 'equivalent' }>;

/** The other aliment in its place, with its alternatives; a name given to the first would be wrong for the second. */
export function withAlimentSwapped(component: Component, to: Aliment, reference: NutrientName): Swapped {
  const found = equivalent(component, to, reference);
  if (found.kind !== 'equivalent') return found;

  const { quantity } = found;
  const portion = { aliment: to, quantity, ...portionTotals({ aliment: to, quantity }) };
  return { kind: 'swapped', component: { ...component, ...portion, custom_name: '', custom_name_en: '' } };
}

/**
 * What a swap keeps unless somebody says otherwise: the macronutrient that brings the most of the aliment's energy, the
 * first of protein, carbs and lipids among equals. Calories when none is known to bring any.
 */
export function mainMacro(aliment: Aliment): MacroName {
  const names = ['protein_tot', 'carbs_tot', 'lipids_tot'] as const;
  const kcal = (name: (typeof names)[number]) => (amountIn({ aliment, quantity: 100 }, name) ?? 0) * kcalPerGram[name];
  const main = names.reduce((best, name) => (kcal(name) > kcal(best) ? name : best));
  return kcal(main) > 0 ? main : 'calories';
}

function differenceOf(from: Portion, to: Portion): MacroTotals {
  const difference = (name: MacroName) => {
    const [before, after] = [amountIn(from, name), amountIn(to, name)];
    return before === null || after === null ? null : signed(after - before);
  };
  return {
    calories: difference('calories'),
    protein_tot: difference('protein_tot'),
    carbs_tot: difference('carbs_tot'),
    lipids_tot: difference('lipids_tot'),
  };
}

function signed(value: number): number {
  return value < 0 ? -roundedTo(1, -value) || 0 : roundedTo(1, value);
}
