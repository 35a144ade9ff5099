import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { IngredientLine } from '../contract/library.ts';
import { meantFood } from './meant-food.ts';

/** Groups of categories whose foods are alternatives of each other at a meal; other categories are alternatives within themselves only. */
const kinds: readonly (readonly Category[])[] = [
  ['cereals_pasta', 'bakery', 'breakfast_cereals', 'potatoes_tubers'],
  [
    ...(['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts', 'fish_seafood', 'eggs'] as const),
    ...(['legumes', 'plant_based', 'dairy'] as const),
  ],
  ['fats_oils', 'nuts_seeds'],
];

/** What a block of foods behind `oppure` is until a person chooses. */
type OptionReading = 'option' | 'supposed-option' | 'foods';

/**
 * Whether the foods behind `oppure` are another option of the meal. Within one line that may be meant otherwise: where the first of
 * them is of the kind of the food before it, `latte, fette biscottate oppure pane, miele`, it is its alternative and the others
 * are eaten with either; else the option is only supposed.
 */
export function optionReadings(lines: readonly IngredientLine[]): Map<number, OptionReading> {
  const readings = new Map<number, OptionReading>();
  for (const [index, line] of lines.entries()) {
    const { option } = line;
    if (option && !readings.has(option.line)) readings.set(option.line, readingOf(line, lines.slice(0, index)));
  }
  return readings;
}

function readingOf(first: IngredientLine, linesBefore: readonly IngredientLine[]): OptionReading {
  if (!first.option?.isLikely) return 'foods';
  const before = linesBefore.findLast(({ option, isAlternative }) => !option && !isAlternative);
  if (before?.lineIndex !== first.lineIndex) return 'option';
  return isOfKind(categoryOf(before), categoryOf(first)) ? 'foods' : 'supposed-option';
}

function categoryOf(line: IngredientLine): Category | undefined {
  return meantFood(line)?.aliment.category;
}

function isOfKind(one: Category | undefined, other: Category | undefined): boolean {
  if (!one || !other) return false;
  return one === other || kinds.some((kind) => kind.includes(one) && kind.includes(other));
}
