import type { Category } from '../contract/taxonomy.ts';

interface NamedMeasure {
  label: string;
  label_en: string;
  grams: number;
}

/** A number without a unit up to this one may count pieces: `2 uova`; a larger one is grams: `80 pasta`. */
export const mostPieces = 9;

/** Measures that are weighed rather than counted: a weight, a spoon, a scoop. */
const weighed = /^(?:1\s+)?(?:\d+\s*(?:g|ml)\b|cucchia|misurin|tablespoon|teaspoon|tbsp|tsp|scoop)/i;
const serving = /^(?:1\s+)?(?:porzion|serving|portion|cooked serving)/i;
/** A serving that is one piece, such as `porzione (panino piccolo)`. */
const roll = /panino|roll/i;
/** Servings of fresh fruit are about one fruit; those of dried fruit weigh less. */
const leastFruitGrams = 100;

/** Whether the measure is named as a standard portion: `porzione`, `cooked serving`. */
export function isServing({ label, label_en }: Pick<NamedMeasure, 'label' | 'label_en'>): boolean {
  return serving.test(label || label_en);
}

/** Whether a number without a unit counts the measure: an egg, a slice, a pot. Otherwise it is grams: `burro 8`. */
export function isCounted({ label, label_en }: Pick<NamedMeasure, 'label' | 'label_en'>): boolean {
  const name = label || label_en;
  return !weighed.test(name) && (!isServing({ label, label_en }) || roll.test(name));
}

/** Whether the measure is about one piece of the food: one that is counted, or a serving of fruit, which may also be several berries. */
export function isPiece(measure: NamedMeasure, category: Category): boolean {
  return isCounted(measure) || isServingOfFruit(measure, category);
}

/** Whether a small number without a unit is a number of pieces and not of grams: of fresh fruit and ready meals, `10 lamponi`, `10 ravioli`. */
export function isNeverFewGrams({
  category,
  portions,
}: {
  category: Category;
  portions: readonly NamedMeasure[];
}): boolean {
  return category === 'ready_meals' || portions.some((measure) => isServingOfFruit(measure, category));
}

function isServingOfFruit(measure: NamedMeasure, category: Category): boolean {
  return category === 'fruits' && isServing(measure) && measure.grams >= leastFruitGrams;
}
