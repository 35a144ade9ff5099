import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Allergen, Category } from '../contract/taxonomy.ts';
import { allergensNamedByFood } from './named-allergens.ts';

/** A part of a text with what it is recognised to name. */
export interface NamedFood {
  /** The part as it was typed: `noci 20 g`. */
  text: string;
  allergens: readonly Allergen[];
  /** Categories of meat. */
  categories: readonly Category[];
  /** Whether it says that it has no lactose. */
  isLactoseFree: boolean;
}

/** Between the foods of a text; `e` and `o` also join what follows “senza”. */
const separator = /[\n.;:!?()+/•·]|,(?!\d)|\s(?:oppure|or|instead|in alternativa)\s/giu;

/** The foods of a text, such as a note for the client: what is between its commas, with the allergens and meats that are recognised. */
export function foodsNamedIn(text: string): NamedFood[] {
  return text.split(separator).flatMap((part) => (/\p{L}/u.test(part) ? recentFood(part.trim()) : []));
}

/** The notes of a meal plan name the same foods on many days. */
const recentFoods = new Map<string, NamedFood>();
const mostRecent = 2000;

function recentFood(text: string): NamedFood {
  const known = recentFoods.get(text) ?? namedFood(text);
  if (recentFoods.size >= mostRecent) recentFoods.clear();
  recentFoods.set(text, known);
  return known;
}

/** What must not be eaten is not named: `evita i latticini e le noci` is read as `senza latticini e noci`. */
const avoided = /(?<!\p{L})(?:evita(?:re)?|esclud(?:i|ere)|niente|nessun[oa]?|avoid|skip)\s/giu;
const articles = /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|the|any|all)\s|l['’])/giu;

function namedFood(text: string): NamedFood {
  const eaten = text.replaceAll(avoided, 'senza ').replaceAll(articles, '');
  const paddedWords = ` ${wordsOf(eaten).join(' ')} `;
  return {
    text,
    allergens: allergensNamedByFood(eaten),
    categories: isPlant.test(paddedWords) ? [] : meats.filter((one) => meatPatterns[one]?.test(paddedWords)),
    isLactoseFree: lactoseFree.test(paddedWords),
  };
}

const lactoseFree = / (?:(?:senza|privo di|no|without) lattosio|delattosat[oaie]|zymil|lactose free|without lactose) /;

/** Foods of plants that are called as meat: `burger di ceci`, `ragu di lenticchie`. */
const isPlant =
  / (?:vegan[aoei]?|veg|veggie|vegetal[ei]|vegetarian[aoei]?|plant based) | (?:di|con) (?:ceci|lenticchie|fagioli|legumi|soia|tofu|seitan|tempeh|verdure|melanzane|quinoa) (?:$|\S)/;

const meats = [
  'poultry',
  'beef',
  'pork',
  'lamb_veal_game',
  'offal',
  'cold_cuts',
] as const satisfies readonly Category[];

/** Italian and English names of meat, without accents. Meat of no stated animal counts as beef. */
const meatPatterns: Record<(typeof meats)[number], RegExp> = {
  poultry: / (?:pollo|polli|galletto|gallina|tacchino|fesa|faraona|anatra|oca|cappone|chicken|turkey|duck|goose) /,
  beef: / (?:manzo|bovin[oa]|carn[ei]|hamburger|bistecc(?:a|he)|tagliata|roast ?beef|tartare|ragu|polpett[ae]|svizzer[ae]|beef|steaks?|meat|meatballs?|burgers?) /,
  pork: / (?:maiale|suino|lonza|arista|salsicci[ae]|salsicce|costine|porchetta|pork|sausages?) /,
  lamb_veal_game:
    / (?:vitello|vitella|agnello|abbacchio|capretto|coniglio|cavallo|cervo|cinghiale|lamb|veal|rabbit|venison) /,
  offal: / (?:fegato|fegatini|trippa|rognone|liver|tripe|kidneys?) /,
  cold_cuts:
    / (?:prosciutto|bresaola|salame|salumi|affettat[oi]|speck|mortadella|wurstel|pancetta|guanciale|lardo|nduja|ham|bacon|salami) /,
};
