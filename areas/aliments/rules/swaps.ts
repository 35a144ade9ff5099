import { type Aliment, type Component, limits, type MacroName, type UsedAliment } from '../contract.ts';
import { kcalPerGram } from './energy.ts';
import { amountIn, type NutrientName, type Portion } from './nutrients.ts';
import { asQuantity } from './quantities.ts';
import { type MacroTotals, portionTotals } from './totals.ts';
import { roundedTo } from '#shell/common/numbers.ts';

export type Equivalent =
  | {
      kind: 'equivalent';
      quantity: number;
      /** New minus old amount of each macro; null when one of them was not measured. */
      difference: MacroTotals;
    }
  | { kind: 'not-measured'; in: 'from' | 'to' }
  | { kind: 'absent'; in: 'from' | 'to' }
  /** The equivalent quantity, in grams, exceeds the largest portion. */
  | { kind: 'too-much'; quantity: number };

/**
 * Computes the quantity of `to` that has the same amount of the reference nutrient (calories, a macro or a
 * micronutrient) as `from`.
 */
export function equivalent(from: Portion, to: Aliment, reference: NutrientName): Equivalent {
  const sourceAmount = amountIn(from, reference);
  const targetAmount = amountIn({ aliment: to, quantity: to.quantity }, reference);
  if (sourceAmount === null) return { kind: 'not-measured', in: 'from' };
  if (targetAmount === null) return { kind: 'not-measured', in: 'to' };
  if (sourceAmount === 0) return { kind: 'absent', in: 'from' };
  if (targetAmount === 0) return { kind: 'absent', in: 'to' };

  const grams = (sourceAmount / targetAmount) * to.quantity;
  if (grams > limits.quantity)
    return { kind: 'too-much', quantity: Math.round(Math.min(grams, Number.MAX_SAFE_INTEGER)) };

  const quantity = asQuantity(grams);
  return { kind: 'equivalent', quantity, difference: differenceOf(from, { aliment: to, quantity }) };
}

export type Swapped = { kind: 'swapped'; component: Component } | Exclude<Equivalent, { kind: 'equivalent' }>;

/**
 * Replaces the aliment and keeps the alternatives. The custom name is removed because it described the previous
 * aliment.
 */
export function withAlimentSwapped(component: Component, to: UsedAliment, reference: NutrientName): Swapped {
  const result = equivalent(component, to, reference);
  if (result.kind !== 'equivalent') return result;

  const { quantity } = result;
  const portion = { aliment: to, quantity, ...portionTotals({ aliment: to, quantity }) };
  return {
    kind: 'swapped',
    component: { ...component, ...portion, portion: null, custom_name: '', custom_name_en: '' },
  };
}

/**
 * Default reference of a swap: the macronutrient with the largest share of the aliment's energy; among equals the first
 * of protein, carbs and lipids. Calories when no macronutrient is known.
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
