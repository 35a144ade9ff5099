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

interface PiecesFood {
  name: string;
  name_en: string;
  category: Category;
  portions: readonly NamedMeasure[];
}

/**
 * Whether a small number without a unit is a number of pieces and not of grams: of fresh fruit, ready meals and what is called by its
 * pieces, `10 lamponi`, `10 ravioli`, `10 olive`.
 */
export function isNeverFewGrams({ name, name_en, category, portions }: PiecesFood): boolean {
  return (
    category === 'ready_meals' ||
    portions.some((measure) => isServingOfFruit(measure, category)) ||
    piecesIn.it.test(name) ||
    piecesIn.en.test(name_en)
  );
}

/** Foods that are eaten in pieces, by the beginning of the Italian name and words of the English one: `Black olives`, no `Mortadella with pistachios`. */
const piecesIn = {
  it: new RegExp(
    '^(?:acciugh|agnolott|albicocch|alici|amaretti|amaren|anacard|arachidi|bastoncin|biscott|bocconcin|caldarrost|capesant|cappellett|' +
      'caramelle|castagne|cavolin|ciliegi|cioccolatin|cipolline|confetti|cozz|cracker|crocchett|crostin|datter|fich|frollin|gallette|' +
      'gamber|gnocch|grissin|involtin|lumach|mandorle|nocciole|noci|olive|ostrich|pavesin|pistacch|polpett|pomodorin|prugn|' +
      'ravanell|raviol|salatin|sardin|savoiard|scamp|tarall|tortell|vongol|wafer|wurstel)',
    'i',
  ),
  en: /(?<!\b(?:with|without|and|or|in) (?:\w+ )?)\b(?:almonds|anchovies|apricots|biscuits|candies|cashews|cherries|cherry tomatoes|chestnuts|chocolates|clams|cookies|crackers|dates|dumplings|figs|gnocchi|hazelnuts|meatballs|mussels|nuggets|olives|oysters|peanuts|pistachios|prawns|pretzels|prunes|radishes|ravioli|sardines|scallops|shrimps?|tortellini|wafers|walnuts)\b/i,
};

function isServingOfFruit(measure: NamedMeasure, category: Category): boolean {
  return category === 'fruits' && isServing(measure) && measure.grams >= leastFruitGrams;
}
