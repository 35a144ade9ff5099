import type { FoodQuery } from './food-query.ts';
import type { Category } from '../contract/taxonomy.ts';
import { isHouseholdMeasure } from './household-measures.ts';
import { measureNamed } from './measure-names.ts';
import { isPiece } from './pieces.ts';
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

interface MeasuredFood {
  category: Category;
  portions: readonly (Measure & { isDefault: boolean })[];
}

/** Grams of a food without household measures. */
const usualGrams = 100;

/** The typed amount as far as the food has it: null when it was typed in a measure that the food does not have. */
export function amountOfFood(portions: readonly Measure[], amount: FoodQuery['amount']): FoodQuery['amount'] {
  return amount?.unit === 'measures' && !measureNamed(amount.name, portions) ? null : amount;
}

/** The quantity of a food that was picked: the typed one, else one default measure, else 100 g. */
export function suggestedQuantity({ portions, category }: MeasuredFood, typed: FoodQuery['amount']): TypedQuantity {
  const amount = amountOfFood(portions, typed);
  const named = amount?.unit === 'measures' ? measureNamed(amount.name, portions) : undefined;
  if (named) return inMeasures(named, amount?.value ?? 1);
  if (amount?.unit === 'g') return { quantity: asQuantity(amount.value), portion: null };
  const measure = portions.find(({ isDefault }) => isDefault) ?? portions[0];
  const isCounted = measure && (amount?.unit !== 'pieces' || isPiece(measure, category));
  if (isCounted) return inMeasures(measure, amount?.value ?? 1);
  return { quantity: asQuantity(amount?.value ?? usualGrams), portion: null };
}

/** A number of measures of a food; in grams when the measure is only an amount, such as `100 g`. */
export function inMeasures({ label, label_en, grams }: Measure, count: number): TypedQuantity {
  if (!isHouseholdMeasure({ label, label_en })) return { quantity: asQuantity(grams * count), portion: null };
  return { quantity: asQuantity(grams * count), portion: { label, label_en, grams, count } };
}
