import type { Portion } from '../contract.ts';
import type { z } from 'zod';
import { householdMeasures } from './household-measures.ts';

interface Labelled {
  /** Grams that the stated values refer to. */
  quantity: number;
  portions: z.output<typeof Portion>[];
}

/** Grams that labels state beside those of a serving. */
const referenceGrams = 100;

/**
 * The food with the serving of its label as a household measure, when it has none: the grams that its values are stated for, or those of
 * a measure that is named by its weight only, such as `30 g`.
 */
export function withServing<Food extends Labelled>(food: Food): Food {
  if (householdMeasures(food.portions).length > 0) return food;
  const stated = [food.quantity, ...food.portions.map(({ grams }) => grams)];
  const grams = stated.find((one) => one !== referenceGrams);
  if (grams === undefined) return food;
  const serving = { label: 'porzione', label_en: 'serving', grams, isDefault: true };
  return { ...food, portions: [serving, ...food.portions.map((one) => ({ ...one, isDefault: false }))] };
}
