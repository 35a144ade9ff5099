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
  'carn[ei]|hamburgers?|cheeseburgers?|bistecc(?:a|he)|(?<= |(?:di|una|la|con|e|o|\\d|gr?) )tagliat[ae](?! a )|tartare|ragu|bolognese|polpett[ae]|polpettin[ae]|polpetton[ei]|svizzer[ae]|' +
  'spezzatin[oi]|saltimbocca|yakitori|olive (?:all )?ascolan[ae]|ossobuco|ossibuchi|gul(?:asch|ash)|goulash|kebabs?|steaks?|meat|meatballs?|burgers?';
/** Sausages and cold cuts, which plants imitate by name: `wurstel di tofu`. */
const pressed = 'salsicci[ae]|salsicce|wurstel|affettat[oi]|bacon|sausages?';

/** Italian and English names of meat, without accents. */
const names: Record<(typeof meats)[number], string> = {
  poultry:
    'pollo|polli|pollame|galletto|gallina|tacchino|fesa|faraona|anatra|oca|quagli[ae]|piccion[ei]|cappone|poultry|chicken|turkey|duck|goose|quails?',
  beef: 'manzo|bovin[oa]|sego|roast ?beef|beef|tallow|suet',
  pork: 'maiale|suino|lonza|arista|salsicci[ae]|salsicce|costine|porchetta|strutto|sugna|ciccioli|cotenn[ae]|cotic(?:a|he)|pork|lard|sausages?',
  lamb_veal_game:
    'vitello|vitella|agnello|abbacchio|capretto|coniglio|cavallo|cervo|capriolo|daino|cinghiale|lepre|fagiano|selvaggina|lamb|veal|rabbit|venison|horse|hare|pheasant',
  offal: 'fegato|fegatini|trippa|rognone|liver|tripe|kidneys?',
  cold_cuts:
    'prosciutt[oi]|bresaola|salam[ei]|salamin[oi]|salamett[oi]|salumi|affettat[oi]|speck|mortadella|wurstel|pancetta|guanciale|lardo|nduja|capocollo|culatello|' +
    'finocchiona|soppressat?a|cotechino|zampone|carbonara|amatriciana|lorraine|ham|bacon|salami|lardons?|pepperoni|chorizo|pastrami|hot dogs?',
};

const patterns = Object.fromEntries(
  meats.map((one) => [one, new RegExp(` (?:${one === 'beef' ? `${names.beef}|${dishes}` : names[one]}) `)]),
) as Record<(typeof meats)[number], RegExp>;

const plants =
  'ceci|lenticchi[ae]|fagioli|piselli|fave|lupini|legumi|soia|tofu|seitan|tempeh|verdur[ae]|melanzan[ae]|zucchin[ae]|spinaci|broccoli|funghi|quinoa|miglio|avocado|cereali|riso|farro|avena|cocco|frutta|pomodor[oi]|barbabietol[ae]|cavolfiore|jackfruit';
const plantsEn =
  'chickpea|lentil|bean|pea|soy|soya|tofu|seitan|tempeh|vegetable|mushroom|quinoa|cereal|rice|oat|coconut|cauliflower|fruit|jackfruit|tomato|beetroot';
const vegan = 'vegan[aoei]?|veg|veggie|vegetal[ei]|vegetarian[aoei]?|plant based|meatless';
const otherAnimals = [...Object.values(names), allergenNames.fish, allergenNames.crustaceans, allergenNames.molluscs];

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
  new RegExp(` (?:${pressed})${amount} (?:di|d)(?= (?:${otherAnimals.join('|')}) )`, 'g'),
  new RegExp(`(?<= (?:${otherAnimals.join('|')})) (?:${pressed})(?= )`, 'g'),
  // What is eaten with meat or named after it.
  / (?:per|for|da) (?:(?:il|la|le|gli|the) )?(?:\S+ (?:e|and|o|or) )?(?:carn[ei]|hamburger|kebab|arrosti|hot dogs?|meat|burgers?)(?: (?:e|and|o|or) (?:carn[ei]|hamburger|kebab|hot dogs?|burgers?))?(?= )/g,
  / (?:hamburger|burger|hot dog|kebab|meat)(?: (?:e|and) (?:hot dog|burger))? (?:buns?|rolls?|bread|sauce|seasoning|rub)(?= )| (?:salsa|pane|panini|bun) (?:hamburger|burger|kebab)(?= )/g,
  / (?:salsa|sauce) tart(?:ara|are)(?= )| tartare? sauce(?= )| (?:duck|goose|turkey) sauce(?= )| (?:kidney|horse) beans?(?= )| horse (?:mackerel|chestnuts?)(?= )| lamb s lettuce(?= )| salam[ei] (?:di|al) cioccolat[oa](?= )| chocolate salami(?= )/g,
  / uov[ao] (?:\S+ )?(?:di|d) (?:gallina|anatra|oca|quaglia|tacchina|faraona)(?= )| (?:hen|chicken|duck|goose|quail|turkey) (?:s )?eggs?(?= )/g,
  // Of fish: `olio di fegato di merluzzo`.
  new RegExp(` fegat(?:o|ini) (?:di|d) (?=(?:${allergenNames.fish}) )`, 'g'),
  new RegExp(`(?<= (?:${allergenNames.fish})) liver(?= )`, 'g'),
];
