import type { FoodQuery } from './food-query.ts';
import type { Category } from '../contract/taxonomy.ts';
import { isHouseholdMeasure } from './household-measures.ts';
import { gramsPerMillilitre, litre, millilitre } from './liquids.ts';
import { measureNamed, measureOfItself } from './measure-names.ts';
import { type PieceSize, sizeOf } from './piece-sizes.ts';
import { isCounted, isNeverFewGrams, mostPieces } from './pieces.ts';
import { asQuantity, mostMeasures } from './quantities.ts';

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

/**
 * The typed amount as far as the food has it: null when it was typed in a measure, or in pieces of a size, that the food does not have.
 * Servings are no pieces: nine strawberries are not nine servings of 150 g.
 */
export function amountOfFood(food: MeasuredFood, amount: FoodQuery['amount']): FoodQuery['amount'] {
  if (amount?.unit === 'ml') return gramsPerMillilitre(food) === null ? null : amount;
  if (amount?.unit === 'measures' && !measureNamed(amount.name, food.portions)) return null;
  if (amount?.unit !== 'pieces' && amount?.unit !== 'piecesOrGrams') return amount;
  if (countedPiece(food, amount)) return amount;
  return amount.unit === 'pieces' || amount.size || isNeverFewGrams(food) ? null : amount;
}

/**
 * The quantity of a food that was picked: the typed one, else one default measure, else 100 g. A millilitre of a
 * food that nobody knows the density of is proposed as a gram.
 */
export function suggestedQuantity(food: MeasuredFood, typed: FoodQuery['amount']): TypedQuantity {
  if (typed?.unit === 'ml') {
    const grams = gramsPerMillilitre(food);
    return grams === null ? inGrams(typed.value) : quantityOfMillilitres(grams, typed.value);
  }
  const amount = amountOfFood(food, typed) ?? amountOfFood(food, withoutSize(typed));
  const named = amount?.unit === 'measures' ? measureNamed(amount.name, food.portions) : undefined;
  if (named) return quantityOfMeasures(named, amount?.value ?? 1);
  if (amount?.unit === 'g') return inGrams(amount.value);
  const isNumber = amount?.unit === 'pieces' || amount?.unit === 'piecesOrGrams';
  const measure = isNumber ? countedPiece(food, amount) : defaultOf(food, amount);
  return measure ? quantityOfMeasures(measure, amount?.value ?? 1) : inGrams(amount?.value ?? usualGrams);
}

function withoutSize(amount: FoodQuery['amount']): FoodQuery['amount'] {
  return amount && 'size' in amount ? { value: amount.value, unit: amount.unit } : amount;
}

/** Half a lemon is half of one, not of a serving. */
function defaultOf(food: MeasuredFood, amount: FoodQuery['amount']): Measure | undefined {
  return (amount?.unit === 'portions' && measureOfItself(food)) || defaultMeasure(food);
}

function defaultMeasure({ portions }: MeasuredFood): Measure | undefined {
  return portions.find(({ isDefault }) => isDefault) ?? portions[0];
}

type Pieces = Extract<FoodQuery['amount'], { size?: PieceSize }>;

/**
 * The measure that the number counts: the one that is called as the food, `kiwi`, else the default one when it is a piece. Of a size only
 * one that names it, `patata piccola`; a piece without a size is a medium one. Many are only those that are called as the food.
 */
function countedPiece(food: MeasuredFood, { value, unit, size }: Pieces): Measure | undefined {
  const isMany = unit === 'piecesOrGrams' && value > mostPieces;
  const candidates = [measureOfItself(food), isMany ? undefined : defaultMeasure(food)];
  const piece = candidates.find((measure) => measure && isCounted(measure));
  if (!piece || !size) return piece;
  const sized = food.portions.find((measure) => isCounted(measure) && sizeOfMeasure(measure) === size);
  return sized ?? (size === 'medium' && sizeOfMeasure(piece) === undefined ? piece : undefined);
}

function sizeOfMeasure({ label, label_en }: Measure): PieceSize | undefined {
  return sizeOf(label || label_en);
}

function inGrams(grams: number): TypedQuantity {
  return { quantity: asQuantity(grams), portion: null };
}

/** Millilitres of a food with its grams for one, more than a measure may count in litres. */
export function quantityOfMillilitres(grams: number, count: number): TypedQuantity {
  return count > mostMeasures
    ? quantityOfMeasures({ ...litre, grams: grams * 1000 }, count / 1000)
    : quantityOfMeasures({ ...millilitre, grams }, count);
}

/** A number of measures of a food; in grams when the measure is only an amount, such as `100 g`. */
export function quantityOfMeasures({ label, label_en, grams }: Measure, count: number): TypedQuantity {
  if (!isHouseholdMeasure({ label, label_en })) return { quantity: asQuantity(grams * count), portion: null };
  return { quantity: asQuantity(grams * count), portion: { label, label_en, grams, count } };
}
