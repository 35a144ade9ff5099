import type { Category } from '../contract/taxonomy.ts';
import { allergenNames } from './allergen-names.ts';
import { isNamedUnlessVegan } from './named-unless-vegan.ts';

/**
 * The categories of meat that words name, each word between two spaces, without accents; with boundaries between the ingredients of a
 * name, so that no dish is read together with the animal of another one: `pollo, hamburger`.
 */
export function meatsNamedIn(padded: string): Category[] {
  const named = withoutOtherDishes(padded);
  return meats.filter((one) => patterns[one].test(named) && isNamedUnlessVegan(named, allPatterns[one]));
}

/** The words without dishes of plants and of another animal, whose name stays: `salsiccia di pollo` is chicken. */
export function withoutOtherDishes(padded: string): string {
  return otherDishes.reduce((text, dish) => text.replaceAll(dish, ' '), padded);
}

const meats = [
  'poultry',
  'beef',
  'pork',
  'lamb_veal_game',
  'offal',
  'cold_cuts',
] as const satisfies readonly Category[];

/** Participles behind a noun, `frutta tagliata`, and an adjective, `cioccolata svizzera`, that name a dish where one begins. */
const dishesAtStart =
  '(?<=^ |(?: di| una| due| la| le| con| e| o|\\d ?g?r?| gr?| cena| pranzo) )(?<!(?:lavat|pulit|sbucciat|pelat|mondat|cott|grigliat|affettat)[aeio] e )(?:tagliat[ae](?! a )|svizzer[ae])';
/** Dishes that are made of plants, fish or cheese, too: `polpette di ricotta`. */
const mixedDishes =
  'hamburgers?|cheeseburgers?|burgers?|tartare|ragu|polpett[ae]|polpettin[ae]|polpetton[ei]|spezzatin[oi]|gul(?:asch|ash)|goulash|kebabs?';
/** Dishes that are beef unless an animal or a plant is named with them: `ragu`, `hamburger di salmone`. */
const dishes = `${mixedDishes}|${dishesAtStart}|carn[ei]|bistecc(?:a|he)|bolognese|saltimbocca|yakitori|olive (?:all )?ascolan[ae]|ossobuco|ossibuchi|steaks?|meat|meatballs?`;
/** Sausages and cold cuts, which plants imitate by name: `wurstel di tofu`. */
const pressed = 'salsicci[ae]|salsicce|wurstel|affettat[oi]|bacon|sausages?';

/** Italian and English names of meat, without accents. */
const names: Record<(typeof meats)[number], string> = {
  poultry:
    'pollo|polli|pollame|galletto|gallina|tacchino|fesa|faraona|anatra|oca|quagli[ae]|piccion[ei]|cappone|poultry|chicken|turkey|duck|goose|quails?',
  beef: 'manzo|bovin[oa]|scottona|angus|fassona|chianina|vitellone|wagyu|controfiletto|sego|roast ?beef|beef|tallow|suet',
  pork: 'maiale|suino|lonza|arista|salsicci[ae]|salsicce|costine|porchetta|strutto|sugna|ciccioli|cotenn[ae]|cotic(?:a|he)|pork|lard|sausages?',
  lamb_veal_game:
    'vitello|vitella|agnello|abbacchio|capretto|coniglio|cavallo|cervo|capriolo|daino|cinghiale|lepre|fagiano|selvaggina|lamb|veal|rabbit|venison|horse|hare|pheasant',
  offal: 'fegato|fegatini|trippa|rognone|liver|tripe|kidneys?',
  cold_cuts:
    'prosciutt[oi]|bresaola|salam[ei]|salamin[oi]|salamett[oi]|salumi|affettat[oi]|speck|mortadella|wurstel|pancetta|guanciale|lardo|nduja|capocollo|culatello|' +
    'finocchiona|soppressat?a|cotechino|zampone|carbonara|amatriciana|lorraine|ham|bacon|salami|lardons?|pepperoni|chorizo|pastrami|hot dogs?',
};

/** Several names of one dish: `ragu di carne`, `ragu alla bolognese`. */
const namesOfDish = `(?:${dishes})(?: (?:di|d|al|alla) (?:${dishes}))*`;
const patterns = patternsWith('');
const allPatterns = patternsWith('g');

function patternsWith(flags: string): Record<(typeof meats)[number], RegExp> {
  return Object.fromEntries(
    meats.map((one) => [
      one,
      new RegExp(` (?:${one === 'beef' ? `${names.beef}|${namesOfDish}` : names[one]})(?= )`, flags),
    ]),
  ) as Record<(typeof meats)[number], RegExp>;
}

const plants =
  'ceci|lenticchi[ae]|fagioli|piselli|fave|lupini|legumi|soia|tofu|seitan|tempeh|verdur[ae]|melanzan[ae]|zucchin[ae]|spinaci|broccoli|funghi|quinoa|miglio|avocado|cereali|riso|farro|avena|cocco|frutta|pomodor[oi]|barbabietol[ae]|cavolfiore|jackfruit';
const plantsEn =
  'chickpea|lentil|bean|pea|soy|soya|tofu|seitan|tempeh|vegetable|mushroom|quinoa|cereal|rice|oat|coconut|cauliflower|fruit|jackfruit|tomato|beetroot';
/** What burgers are named after without `di`; other plants behind a burger may lie on it: `hamburger avocado`. */
const legumes = 'ceci|lenticchi[ae]|legumi|soia|tofu|seitan|tempeh|quinoa|lupini';
/** What mixed dishes are made of without meat, besides plants. Behind `di` of anything else they may have meat: `polpette di avanzi`. */
const withoutMeat =
  'ricotta|formaggi[o]?|pane|patate|zucca|carote|fagiolini|bietol[ae]|cavol[oi]|verza|carciofi|semolino|polenta|castagne|uov[ao]|mare';
const fish = `${allergenNames.fish}|${allergenNames.crustaceans}|${allergenNames.molluscs}`;
const animals = `${Object.values(names).join('|')}|${fish}`;
/** Animals that are no topping of a dish: `burger tacchino`, but not `hamburger bacon`. */
const dishAnimals = `${names.poultry}|${names.beef}|${names.pork}|${names.lamb_veal_game}|${fish}`;
/** Animals of which sausages are made alone. Those of liver and game have pork, too. */
const sausageAnimals = `${names.poultry}|${names.beef}|maiale|suino|vitello|agnello|cavallo|pork|veal|lamb|${fish}`;
/** English names of animals, which stand before the dish: `turkey burger`. Two Italian names are two foods: `wrap pollo bacon`. */
const animalsEn =
  'poultry|chicken|turkey|duck|goose|quail|beef|pork|lamb|veal|rabbit|venison|horse|pheasant|fish|swordfish|monkfish|catfish|tuna|salmon|cod|' +
  'mackerel|trout|haddock|halibut|shrimp|prawn|crab|lobster|seafood';
const eggs = 'uov[ao]|album[ei]|tuorl[oi]';
const birds = 'gallina|anatra|oca|quaglia|tacchina|faraona';
const seasonings =
  'spezie|aromi|erbe|insaporitore|condimento|mix|salsa|marinata|panatura|seasoning|rub|spices?|sauce|marinade';

/** Between a dish and what it is made of: `hamburger 100 g di ceci`. */
const amount = String.raw`(?: \d+(?: gr?)?)?`;

/** What is removed before meats are looked for. */
const otherDishes = [
  // Dishes of plants: `burger di ceci`, `wurstel di tofu`, `ragù di verdure alla bolognese`, `burger ceci`, `lentil burger`.
  new RegExp(` (?:${dishes}|${pressed})${amount} (?:di|d) (?:${plants})(?: alla bolognese)?(?= )`, 'g'),
  new RegExp(` (?:hamburgers?|burgers?|polpett[ae]|polpettin[ae])${amount} (?:${legumes})(?= )`, 'g'),
  new RegExp(` (?:${plantsEn}) (?:${dishes}|${pressed}|suet)(?= )`, 'g'),
  / (?:beyond|impossible) (?:burgers?|meat|sausages?)(?= )/g,
  // Imitations: `prosciutto di soia`, `alternativa alla carne`, `patatine gusto bacon`, `chili sin carne`.
  new RegExp(` (?:${animals})${amount} (?:di|d) (?:soia|tofu|seitan|tempeh)(?= )`, 'g'),
  new RegExp(
    ` (?:sin|alternativ[ae](?: vegetal[ei])? (?:al|alla)|sostitut[oi](?: vegetal[ei])? (?:di|del|della)) (?:${animals}|${dishes})(?= )`,
    'g',
  ),
  new RegExp(
    `(?<= (?:patatine|chips|snacks?|crackers?|crostini|gallette|vegetal[ei]|vegan\\S*)(?: \\S+)?) (?:tipo|stile|(?:gusto|sapore|aroma)(?: (?:di|al|alla))?) (?:${animals}|${dishes})(?= )`,
    'g',
  ),
  // Dishes of another animal, whose name stays: `hamburger di salmone`, `burger tacchino`, `salsiccia di pollo`.
  new RegExp(` (?:${dishes})${amount} (?:di|d)(?= (?:${animals}) )`, 'g'),
  new RegExp(` (?:${dishes})${amount}(?= (?:${dishAnimals}) )`, 'g'),
  new RegExp(` (?:${pressed})${amount} (?:di|d)(?= (?:${sausageAnimals}) )`, 'g'),
  // Mixed dishes of something else than meat: `polpette di pane`, `carbonara di zucchine`.
  new RegExp(` (?:${mixedDishes}|carbonara|amatriciana)${amount} (?:di|d)(?= (?:${plants}|${withoutMeat}) )`, 'g'),
  // English compounds and their order in tables of foods: `salmon burger`, `turkey bacon`, `sausage, turkey`.
  new RegExp(`(?<= (?:${animalsEn})) (?:${dishes}|sausages?)(?= )`, 'g'),
  /(?<= (?:turkey|beef)) bacon(?= )| (?:sausage|luncheon) meat(?= )|(?<= (?:vitello|vitella|veal) ,) (?:ossobuco|ossibuchi)(?= )/g,
  new RegExp(`^ (?:${dishes}|${pressed}) ,(?= (?:${animalsEn}) )`, 'g'),
  // What is eaten with meat or named after it.
  / (?:per|for|da) (?:(?:il|la|le|gli|the) )?(?:\S+ (?:e|and|o|or) )?(?:carn[ei]|hamburger|kebab|arrosti|hot dogs?|meat|burgers?)(?: (?:e|and|o|or) (?:carn[ei]|hamburger|kebab|hot dogs?|burgers?))?(?= )/g,
  new RegExp(`(?<= (?:${seasonings})(?: \\S+)?) (?:per|for) (?:(?:il|la|the) )?(?:${animals})(?= )`, 'g'),
  new RegExp(` (?:${animalsEn}) (?:seasoning|rub|spices?)(?= )`, 'g'),
  / (?:hamburger|burger|hot dog|kebab)(?: (?:e|and) (?:hot dog|burger))? (?:buns?|rolls?|bread|sauce|seasoning|rub)(?= )| (?:salsa|pane|panini|bun) (?:hamburger|burger|kebab)(?= )/g,
  / (?:rolls?|buns?) , hamburgers?(?: (?:or|and) hot ?dogs?)?(?= )| steak (?:sauce|fries|seasoning|rub)(?= )/g,
  / (?:salsa|sauce) tart(?:ara|are)(?= )| tartare? sauce(?= )| (?:duck|goose|turkey) sauce(?= )| salam[ei] (?:di|al) cioccolat[oa](?= )| chocolate salami(?= )/g,
  // Plants: `fagioli red kidney`, `beans, kidney, red`, `horse gram`.
  /(?<= (?:beans?|fagiol[io])(?: \S+){0,4}) kidneys?(?= )| kidneys?(?= (?:\S+ )?(?:beans?|fagiol[io]) )| horse (?:beans?|gram|mackerel|chestnuts?)(?= )| lamb s lettuce(?= )/g,
  // The country: `dried figs, Turkey`.
  /(?<=^ (?:dried )?(?:figs|apricots|raisins|sultanas|hazelnuts) (?:\S+ )?,) turkey(?= $| ,)/g,
  // Eggs, milk and rennet of an animal: `uova fresche di gallina`, `latte bovino`, `caglio di vitello`.
  new RegExp(` (?:${eggs})(?:(?: (?!(?:e|o|con) )[^\\s,]+){0,3} (?:di|d)|(?: ,)?) (?:${birds})(?= )`, 'g'),
  / (?:hen|chicken|duck|goose|quail|turkey) (?:s )?eggs?(?= )/g,
  /(?<= (?:latte|siero|siero di latte|colostro)(?: \S+)?) bovin[oa](?= )/g,
  / (?:caglio|presame) (?:di|d) \S+(?= )/g,
  // Of fish: `olio di fegato di merluzzo`.
  new RegExp(` fegat(?:o|ini) (?:di|d) (?=(?:${allergenNames.fish}) )`, 'g'),
  new RegExp(`(?<= (?:${allergenNames.fish})) liver(?= )`, 'g'),
];
