import type { FoodQuery } from './food-query.ts';
import type { Category } from '../contract/taxonomy.ts';
import { isHouseholdMeasure } from './household-measures.ts';
import { gramsPerMillilitre } from './liquids.ts';
import { measureNamed, measureOfItself } from './measure-names.ts';
import { isPiece, mostPieces } from './pieces.ts';
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
  name: string;
  name_en: string;
  category: Category;
  portions: readonly (Measure & { isDefault: boolean })[];
}

/** Grams of a food without household measures. */
const usualGrams = 100;

/** The typed amount as far as the food has it: null when it was typed in a measure, or in pieces, that the food does not have. */
export function amountOfFood(food: MeasuredFood, amount: FoodQuery['amount']): FoodQuery['amount'] {
  if (amount?.unit === 'ml') return gramsPerMillilitre(food) === null ? null : amount;
  if (amount?.unit === 'measures' && !measureNamed(amount.name, food.portions)) return null;
  return amount?.unit === 'pieces' && !pieceOf(food) ? null : amount;
}

/**
 * The quantity of a food that was picked: the typed one, else one default measure, else 100 g. A millilitre of a
 * food that nobody knows the density of is proposed as a gram.
 */
export function suggestedQuantity(food: MeasuredFood, typed: FoodQuery['amount']): TypedQuantity {
  if (typed?.unit === 'ml') return inGrams(typed.value * (gramsPerMillilitre(food) ?? 1));
  const amount = amountOfFood(food, typed);
  const named = amount?.unit === 'measures' ? measureNamed(amount.name, food.portions) : undefined;
  if (named) return quantityOfMeasures(named, amount?.value ?? 1);
  if (amount?.unit === 'g') return inGrams(amount.value);
  const isCounted = amount?.unit === 'pieces' || amount?.unit === 'piecesOrGrams';
  const isMany = amount?.unit === 'piecesOrGrams' && amount.value > mostPieces;
  const piece = isMany ? measureOfItself(food) : pieceOf(food);
  const measure = isCounted ? piece : defaultMeasure(food);
  return measure ? quantityOfMeasures(measure, amount?.value ?? 1) : inGrams(amount?.value ?? usualGrams);
}

function defaultMeasure({ portions }: MeasuredFood): Measure | undefined {
  return portions.find(({ isDefault }) => isDefault) ?? portions[0];
}

/** The measure that is called as the food, `kiwi`, else the default one when it is a piece. */
function pieceOf(food: MeasuredFood): Measure | undefined {
  return [measureOfItself(food), defaultMeasure(food)].find((measure) => measure && isPiece(measure, food.category));
}

function inGrams(grams: number): TypedQuantity {
  return { quantity: asQuantity(grams), portion: null };
}

/** A number of measures of a food; in grams when the measure is only an amount, such as `100 g`. */
export function quantityOfMeasures({ label, label_en, grams }: Measure, count: number): TypedQuantity {
  if (!isHouseholdMeasure({ label, label_en })) return { quantity: asQuantity(grams * count), portion: null };
  return { quantity: asQuantity(grams * count), portion: { label, label_en, grams, count } };
}
