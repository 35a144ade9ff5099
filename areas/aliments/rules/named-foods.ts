import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Allergen, Category } from '../contract/taxonomy.ts';
import { allergenNames, foodsWithAllergen } from './allergen-names.ts';
import { allergensNamedByFood, isNamedLactoseFree, presentWords } from './named-allergens.ts';
import { meatsNamedIn } from './named-meats.ts';
import { numberWordPattern } from './number-words.ts';

/** A part of a text with what it is recognised to name. */
export interface NamedFood {
  /** The part as it was typed: `noci 20 g`. */
  text: string;
  /** The normalized words of the part, without what it says is not in the food or must not be eaten. */
  eaten: string;
  allergens: readonly Allergen[];
  /** Categories of meat. */
  categories: readonly Category[];
  /** Whether it says that it has no lactose. */
  isLactoseFree: boolean;
}

const absence = String.raw`(?:senza|priv[aoi] di|no|without|(?:gluten|lactose|dairy)[ -]free|delattosat[oaie])(?!\p{L})`;
const avoidance = String.raw`(?:(?:evita(?:re)? di|non) mangiare|evita(?:re)?|esclud(?:i|ere)|niente|nessun[oa]?|avoid|skip)(?!\p{L})`;

/**
 * Separates the foods of a text. Brackets that say what the food before them lacks, `yogurt (senza lattosio)`, and the slash of
 * `s/glutine` do not separate. `e` and `o` are left to `conjunctions`, because they also join what follows “senza”.
 */
const separator = new RegExp(
  String.raw`[\n.;:!?+•·]|\((?!\s?${absence})|(?<!\(\s?${absence}[^()]{0,60})\)|(?<!(?<!\p{L})s)\/|,(?!\d)|\s(?:oppure|or|instead|in alternativa)\s`,
  'giu',
);

/** The foods of a text, such as a note for the client: what is between its commas, with the allergens and meats that are recognised. */
export function foodsNamedIn(text: string): NamedFood[] {
  return text
    .split(separator)
    .flatMap((part) => (saidOfOneFood.test(part) ? part.split(conjunctions) : part))
    .flatMap((part) => (/\p{L}/u.test(part) ? recentFood(part.trim()) : []));
}

/**
 * The foods that a text about others names besides these, such as the steps of a recipe about its ingredients: `scola la pasta` names none
 * with “Pasta senza glutine”. `names` are those of the foods that are known anyway.
 */
export function foodsNamedBesides(text: string, names: readonly string[]): NamedFood[] {
  if (text === '') return [];
  const known = new Set(names.flatMap((name) => wordsOf(name).map(stemOf)));
  return foodsNamedIn(text).map((food) => {
    const others = food.text.replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
      known.has(stemOf(wordsOf(word)[0] ?? '')) ? '' : word,
    );
    return others === food.text ? food : { ...recentFood(others), text: food.text };
  });
}

/** The word without its ending in the plural and the singular. */
function stemOf(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:h?[aeiou]|es|s)$/, '');
}

/** Matches a part that says what may hold for only one of two foods joined by `e`: that it lacks something, is avoided or is vegan. */
const saidOfOneFood = new RegExp(
  String.raw`(?<!\p{L})(?:${absence}|${avoidance}|s\/|vegan[aoei]?(?!\p{L})|zymil)`,
  'iu',
);

const conjunction = String.raw`\s(?:e|o|con|and|or|with)\s`;
const quantity = String.raw`(?<![\p{L}\d.,])\d[\d.,]{0,5}`;
const seasonings = 'sale|zuccher[oi]|olio|grassi|condiment[oi]|salt|sugar|oil|fat';
/**
 * Where another food begins in `senza sale e noci 20 g`: at `e` before or behind a quantity, behind brackets, behind a seasoning, before
 * a food that usually has what the one before is said not to have, `pasta senza glutine e pane`, and between a vegan food and another,
 * `tonno con maionese vegana`.
 */
const conjunctions = new RegExp(
  [
    String.raw`(?<=${quantity} ?\p{L}{0,9}\.?|\))${conjunction}`,
    String.raw`${conjunction}(?=${numberWordPattern.replace('(', '(?:')}\s|(?:(?!${conjunction})\P{N}){0,40}${quantity}(?![\d.,]| ?%))`,
    String.raw`(?<=(?<!\p{L})(?:senza|niente|no|without) (?:${seasonings})(?: aggiunt[aoie])?)${conjunction}`,
    String.raw`(?<=(?:glutine|gluten[ -]free)[^,]{0,20})${conjunction}(?=(?:${foodsWithAllergen.gluten})(?!\p{L}))`,
    String.raw`(?<=(?:lattosio|lactose[ -]free|delattosat[aoie])[^,]{0,20})${conjunction}(?=(?:${allergenNames.milk})(?!\p{L}))`,
    `(?<=vegan[^,]{0,40})${conjunction}|${conjunction}(?=[^,]{0,40}vegan)`,
  ].join('|'),
  'giu',
);

/** Cache of texts that were read: the notes of a meal plan name the same foods on many days. Emptied when it is full. */
const recentFoods = new Map<string, NamedFood>();
const mostRecent = 2000;

function recentFood(text: string): NamedFood {
  const known = recentFoods.get(text) ?? namedFood(text);
  if (recentFoods.size >= mostRecent) recentFoods.clear();
  recentFoods.set(text, known);
  return known;
}

/** What must not be eaten is not named: `evita i latticini e le noci` and `s/latticini` are read as `senza latticini`. */
const avoided = new RegExp(String.raw`(?<!\p{L})(?:${avoidance}\s|s\/\s?)`, 'giu');
const articles = /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|the|any|all)\s|l['’])/giu;

function namedFood(text: string): NamedFood {
  const read = text.replaceAll(avoided, 'senza ').replaceAll(articles, '');
  const present = presentWords(read);
  return {
    text,
    eaten: present,
    allergens: allergensNamedByFood(read),
    categories: meatsNamedIn(present),
    isLactoseFree: isNamedLactoseFree(read),
  };
}
