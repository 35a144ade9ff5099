import type { FoodQuery } from './food-query.ts';
import { asQuantity } from './quantities.ts';

interface Measure {
  label: string;
  label_en: string;
  grams: number;
}

/** A quantity as it was typed: in grams, or as a number of household measures. */
export interface TypedQuantity {
  /** In grams. */
  quantity: number;
  portion: (Measure & { count: number }) | null;
}

/** Grams of a food without household measures. */
const usualGrams = 100;

/** The quantity of a food that was picked: the typed one, else one default measure, else 100 g. */
export function suggestedQuantity(
  portions: readonly (Measure & { isDefault: boolean })[],
  amount: FoodQuery['amount'],
): TypedQuantity {
  if (amount?.unit === 'g') return { quantity: asQuantity(amount.value), portion: null };
  const measure = portions.find(({ isDefault }) => isDefault) ?? portions[0];
  if (measure) return inMeasures(measure, amount?.value ?? 1);
  return { quantity: asQuantity(amount?.value ?? usualGrams), portion: null };
}

export function inMeasures({ label, label_en, grams }: Measure, count: number): TypedQuantity {
  return { quantity: asQuantity(grams * count), portion: { label, label_en, grams, count } };
}
