import type { Category } from '../contract/taxonomy.ts';
import { type DeclaringFood, strengthOf } from './food-allergens.ts';
import { presentWords } from './named-allergens.ts';

/**
 * What published lists say of the nickel in a food. `high`: dietary lists and measurements agree, or all dietary lists do. `unclear`: one
 * list forbids what another one allows or what was measured to be low, or only an ingredient suggests it. Decision 72 has the sources.
 */
export type NickelContent = 'high' | 'unclear';

/** The fields of a food that say how much nickel it may have. */
export interface NickelFood extends DeclaringFood {
  category: Category;
}

const highCategories: readonly Category[] = ['legumes', 'nuts_seeds'];
/** In their names `noce` is a cut. */
const meatCategories: readonly Category[] = ['beef', 'pork', 'poultry', 'lamb_veal_game'];
const ingredients = ['nuts', 'peanuts', 'soybeans', 'sesame', 'lupin', 'crustaceans', 'molluscs'] as const;

/** Regular expressions of normalized words, in Italian and English. */
const high = wordsPattern(
  'cacao|cocoa|cioccolat\\w+|chocolates?|gianduia|gianduiott[oi]|liquirizia|liquorice|licorice',
  'avena|oats?|oatmeal|porridge|saraceno|buckwheat|pizzoccheri|miglio|millet|integral[ei]|whole ?grains?|whole ?wheat|whole ?meal|crusca|bran',
  'germe di grano|wheat ?germ|legum[ei]|fagiol[oi]|lenticchi[ae]|pisell\\w+|cec[ei]|fav[ae]|lupin[io]|soia|tofu|tempeh|natto|edamame|hummus|miso',
  'legumes?|beans?|lentils?|peas|chickpeas?|soya?|soy ?beans?|noc[ei]|nocciol[ae]|noccioline|mandorl[ae]|pistacch[io]+|anacard[io]|pinol[io]',
  'arachid[ie]|marzapane|frutta secca|frutta a guscio|peanuts?|nuts?|walnuts?|hazelnuts?|almonds?|cashews?|pistachios?|pecans?|macadamia|marzipan',
  'semi di (?:lino|girasole|zucca|sesamo|chia|canapa|papavero)|(?:flax|linseed|sunflower|pumpkin|sesame|chia|hemp|poppy) ?seeds?|tahin[ai]?',
  'spinac[io]+|spinacin[oi]|spinach|asparag[io]+|asparagus|fung[oh]i?|porcin[oi]|champignons?|mushrooms?|cozz[ae]|mussels?|ostric(?:a|he)|oysters?',
  'uvetta|uva passa|datter[oi]|(?:fichi|prugne|albicocche|frutta) (?:secch[ie]|essiccat[ie])|raisins?|prunes?|dates|dried (?:figs?|plums?|apricots?|fruits?)',
);
const unclear = wordsPattern(
  'pomodor\\w+|passata|tomato(?:es)?|ketchup|cipoll\\w+|onions?|per[ae]|pears?|kiwi|mais|polenta|corn|maize|fagiolin[oi]|green beans?|cocco|coconuts?',
  'castagn[ae]|chestnuts?|gamber\\w+|scamp[io]|granchi?o?|aragost[ae]|vongol[ae]|calamar\\w+|polp[oi]|sepp(?:ia|ie|ioline)|totan[oi]|crostacei|molluschi',
  'frutti di mare|shrimps?|prawns?|crabs?|lobsters?|clams?|squids?|octopus|cuttlefish|shellfish|seafood|aringh[ae]|herrings?|in scatola|canned|tinned',
  'te (?:ner[oi]|verd[ei]|fredd[oi]|deteinato)|tea|caffe|coffee|margarin[ae]',
);
/** Other foods that have one of these names in theirs. */
const others = wordsPattern(
  'noc[ei] moscat[ae]|nutmeg|pesc(?:a|he) noc[ei]|whole ?grain mustard|prickly pears?|erba cipollina|caffe d orzo|barley coffee|(?:hibiscus|herbal) tea',
  'noc[ei] di (?:burro|vitello|manzo|maiale|prosciutto|capp?esant[ae])|burro di cacao|cocoa butter|jelly beans|vanilla beans?',
  '(?:zucchero|sale)(?: (?:di canna|marino|rosa|grosso|fino))? integrale|(?:latte|yogurt|kefir)(?: (?:bianco|greco|vaccino|fresco))? integrale',
  'olio di (?:riso crusca|germe di grano|(?:semi di )?\\w+)|(?:peanut|soya?(?: ?bean)?|wheat ?germ|rice bran|sesame|sunflower|walnut|hazelnut|almond|corn|coconut) oil',
);
/** Foods of `unclear` and coffee whose names contain a word of `high`. */
const unclearFirst = wordsPattern(
  'fagiolin[oi]|(?:green|wax|yellow|french|string|runner|snap) beans?|coconuts?|noc[ei] di cocco|chicchi di caffe|coffee beans?',
);

const cut = wordsPattern('noce');

/** What published lists say of the nickel in a food; null where they call it low or do not name it. */
export function nickelIn(food: NickelFood): NickelContent | null {
  const { category, name, name_en } = food;
  const wordsOf = (one: string) =>
    meatCategories.includes(category) ? presentWords(one).replaceAll(cut, ' ') : presentWords(one);
  // The names of one food in two languages say the same, but one of them may be missing.
  const named = [name, name_en].flatMap((one) => nickelNamedIn(wordsOf(one)) ?? []);
  if (named.includes('high')) return 'high';
  if (named.length > 0) return 'unclear';
  if (highCategories.includes(category)) return 'high';
  // Oils keep nothing of the nickel of their seeds.
  if (category === 'fats_oils') return null;
  const hasIngredient = ingredients.some((one) => ['contains', 'named'].includes(strengthOf(food, one) ?? ''));
  return hasIngredient ? 'unclear' : null;
}

/** The same for normalized words between two spaces, such as a part of a note. */
export function nickelNamedIn(paddedText: string): NickelContent | null {
  const text = paddedText.replaceAll(others, ' ');
  const rest = text.replaceAll(unclearFirst, ' ');
  if (rest.search(high) !== -1) return 'high';
  return rest !== text || text.search(unclear) !== -1 ? 'unclear' : null;
}

function wordsPattern(...names: string[]): RegExp {
  return new RegExp(` (?:${names.join('|')})(?= )`, 'g');
}
