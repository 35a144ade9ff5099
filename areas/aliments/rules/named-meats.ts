import type { Category } from '../contract/taxonomy.ts';
import { allergenNames } from './allergen-names.ts';

/** The categories of meat that words name, each word between two spaces, without accents. */
export function meatsNamedIn(padded: string): Category[] {
  const named = otherDishes.reduce((text, dish) => text.replaceAll(dish, ' '), padded);
  return meats.filter((one) => patterns[one].test(named));
}

const meats = [
  'poultry',
  'beef',
  'pork',
  'lamb_veal_game',
  'offal',
  'cold_cuts',
] as const satisfies readonly Category[];

/** Dishes that are beef unless an animal or a plant is named with them: `ragu`, `hamburger di salmone`. */
const dishes =
  'carn[ei]|hamburger|bistecc(?:a|he)|tagliat[ae]|tartare|ragu|polpett[ae]|polpettin[ae]|svizzer[ae]|steaks?|meat|meatballs?|burgers?';
/** Sausages and cold cuts, which plants imitate by name: `wurstel di tofu`. */
const pressed = 'salsicci[ae]|salsicce|wurstel|affettat[oi]|sausages?';

/** Italian and English names of meat, without accents. */
const names: Record<(typeof meats)[number], string> = {
  poultry: 'pollo|polli|galletto|gallina|tacchino|fesa|faraona|anatra|oca|cappone|chicken|turkey|duck|goose',
  beef: 'manzo|bovin[oa]|roast ?beef|beef',
  pork: 'maiale|suino|lonza|arista|salsicci[ae]|salsicce|costine|porchetta|pork|sausages?',
  lamb_veal_game:
    'vitello|vitella|agnello|abbacchio|capretto|coniglio|cavallo|cervo|capriolo|daino|cinghiale|lepre|fagiano|selvaggina|lamb|veal|rabbit|venison|hare|pheasant',
  offal: 'fegato|fegatini|trippa|rognone|liver|tripe|kidneys?',
  cold_cuts:
    'prosciutto|bresaola|salame|salumi|affettat[oi]|speck|mortadella|wurstel|pancetta|guanciale|lardo|nduja|ham|bacon|salami',
};

const patterns = Object.fromEntries(
  meats.map((one) => [one, new RegExp(` (?:${one === 'beef' ? `${names.beef}|${dishes}` : names[one]}) `)]),
) as Record<(typeof meats)[number], RegExp>;

const plants =
  'ceci|lenticchi[ae]|fagioli|piselli|fave|lupini|legumi|soia|tofu|seitan|tempeh|verdur[ae]|melanzan[ae]|zucchin[ae]|spinaci|broccoli|funghi|quinoa|miglio|avocado';
const plantsEn = 'chickpea|lentil|bean|pea|soy|soya|tofu|seitan|tempeh|vegetable|mushroom|quinoa';
const vegan = 'vegan[aoei]?|veg|veggie|vegetal[ei]|vegetarian[aoei]?|plant based';
const { beef: _, ...ofOthers } = names;
const otherAnimals = [
  ...Object.values(ofOthers),
  allergenNames.fish,
  allergenNames.crustaceans,
  allergenNames.molluscs,
];

/** Between a dish and what it is made of: `hamburger 100 g di ceci`. */
const amount = String.raw`(?: \d+(?: gr?)?)?`;

/**
 * Dishes that are removed before meats are looked for: imitations from plants, `burger di ceci`, `salsiccia vegana`, and dishes of
 * another animal, `hamburger di salmone`, of which the name of the animal stays. Side dishes change nothing: `polpette con verdure`.
 */
const otherDishes = [
  new RegExp(` (?:${dishes}|${pressed})${amount} (?:di|d) (?:${plants})(?= )`, 'g'),
  new RegExp(` (?:${dishes}|${Object.values(names).join('|')})${amount} (?:${vegan})(?= )`, 'g'),
  new RegExp(` (?:${vegan}|${plantsEn}) (?:${dishes}|${pressed})(?= )`, 'g'),
  new RegExp(` (?:${dishes})${amount}(?: (?:di|d))?(?= (?:${otherAnimals.join('|')}) )`, 'g'),
  new RegExp(`(?<= (?:${otherAnimals.join('|')})) (?:${dishes})(?= )`, 'g'),
];
