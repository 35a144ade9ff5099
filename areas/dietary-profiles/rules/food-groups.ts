import type { Allergen, Category } from '#areas/aliments/contract/taxonomy.ts';

/** A kind of animal or of foods that excluded words name, with the foods that are, or have, what it names. */
export interface FoodGroup {
  /** The whole excluded phrase, in normalized Italian and English words. */
  phrases: RegExp;
  categories?: readonly Category[];
  /** Categories whose foods usually are of the group, unless their name has `others`. */
  usualCategories?: readonly Category[];
  others?: RegExp;
  /** A food that contains one of them is of the group; named or suspected it usually is. */
  allergens?: readonly Allergen[];
  /** Names of foods that always or usually are of the group. */
  always?: RegExp;
  usually?: RegExp;
  /** Products of other animals with such a name, which are removed before names are looked for: `prosciutto di tacchino`. */
  ofOthers?: RegExp;
  /** Gelatine is made of this animal or of another one. */
  hasGelatine?: true;
  /** Foods without animals belong to it, too. */
  isPlant?: true;
  /** Vegetarian foods may be of the group, vegan ones not. */
  isOfMilkOrEggs?: true;
  /** Read from category, measured alcohol and names, as for minors. */
  isAlcohol?: true;
}

/** Cold cuts, sausages and cuts that are pork unless another animal is named with them. */
const pork =
  'maial[ei]|maialin[oi]|suin[oaie]|porc[oai]|porchetta|lonza|arista|prosciutt[oi]|speck|pancetta|guanciale|lard[oi]|lardell[oi]|lardons?|lard|strutto|sugna|' +
  'ciccioli|cotenn[ae]|cotic(?:a|he)|cotechin[oi]|zampon[ei]|capocollo|culatello|coppa (?:di testa|di parma|piacentina|stagionata)|spalla cotta|head cheese|' +
  'pork|pigs?|hams?|gammon|bacon';
const usuallyPork =
  'salam[ei]|salamin[oi]|salamett[oi]|salami|finocchiona|ventricina|soppressat?a|nduja|pepperoni|chorizo|salsicci[ae]|salsicce|luganeg(?:a|he)|chipolatas?|' +
  'bratwurst|weisswurst|wurstel|frankfurters?|hot dogs?|cervelat|lyoner|landjager|fleischkase|sausages?|mortadella|affettat[oi]|insaccat[oi]|salumi|' +
  'cold cuts?|cured meats?|luncheon meat|liverwurst|sanguinaccio|black pudding|costine|(?:spare ?)?ribs|cinghial[ei]|wild boar|' +
  'pate(?! (?:di|d|al|alle|ai) (?:oliv|pomodor|verdur|fungh|carciof|tonno|salmone|pesce|melanzan|peperon|ceci))|carbonara|amatriciana|gricia|lorraine|ragu|' +
  'bolognese|tortellin[oi]|polpett[ae]|polpettin[ae]|polpetton[ei]|meatballs?|meat ?loaf|cordon bleu|olive (?:all )?ascolan[ae]|carn[ei] mist[ae]|' +
  '(?:carne macinata|macinat[oa]) mist[oa]|mixed (?:minced )?meats?|red meat|carne rossa|carne , media';
const notPork =
  'tacchino|pollo|pollame|anatra|oca|struzzo|manzo|bovin[oa]|vitello(?! e)|cavallo|equin[oa]|agnello|capra|pecora|cervo|capriolo|tonno|salmone|pesce|soia|tofu|seitan';
const notPorkEn =
  'turkey|chicken|poultry|duck|goose|ostrich|beef|veal|horse|lamb|mutton|goat|venison|tuna|salmon|soy|tofu';

const beef =
  'manzo|bovin[oaie]|(?<!cuore di )bue|mucca|vacca|scottona|angus|fassona|chianina|vitellon[ei]|wagyu|roast ?beef|beef|corned beef|cattle|sego|tallow|suet|bresaola';
const usuallyBeef =
  'vitell[oaie]|veal|calf|ossobuco|ossibuchi|carn[ei]|bistecc(?:a|he)|hamburgers?|cheeseburgers?|burgers?|tartare|ragu|bolognese|polpett[ae]|polpettin[ae]|' +
  'polpetton[ei]|spezzatin[oi]|gul(?:asch|ash)|goulash|kebabs?|steaks?|meat|meatballs?|wurstel|frankfurters?|hot dogs?|cervelat|sausages?|salsicci[ae]|salsicce|' +
  'mortadella|salam[ei]|salami|pepperoni|pastrami|tortellin[oi]|trippa|tripe|saltimbocca|gravy';

const legumes =
  'fav[ae]|cec[ei]|lenticch(?:ia|ie)|fagiol[oi]|pisell[oi]|lupin[oi]|cicerchi[ae]|soia|edamame|tofu|tempeh|hummus|falafel|beans?|chickpeas?|lentils?|peas?|soya?|' +
  'soybeans?|pulses?|minestron[ei]';
const cheeses =
  'formagg(?:io|i|ino|ini)|cheeses?|mozzarell[ae]|mozzarellin[ae]|burrat[ae]|parmigiano|parmesan|grana|pecorin[oi]|ricott[ae]|gorgonzola|stracchino|crescenza|' +
  'squacquerone|feta|provol(?:a|e|one)|scamorz[ae]|emment(?:al|aler)|gruyere|brie|camembert|mascarpone|taleggio|fontina|asiago|caciott[ae]|caciocavallo|' +
  'primo sale|robiol[ae]|fiocchi di latte|cheddar|halloumi|quark|roquefort|sottilette';

const seafood = ['fish', 'crustaceans', 'molluscs'] as const;
const noMeatOf =
  'carne bianca|white meat|conigli[oa]|rabbit|pollo|pollame|tacchino|anatra|oca|chicken|poultry|turkey|duck|goose|foie gras';

/** The first one that a phrase names is taken. */
export const foodGroups: readonly FoodGroup[] = [
  {
    phrases: phrase('maial[ei]|suin[oaie]|porc[oai]|pork|pigs?|swine'),
    categories: ['pork'],
    usualCategories: ['cold_cuts'],
    others: names(`${notPork}|${notPorkEn}|bresaola|foie gras|dei grigioni|merguez`),
    always: names(pork),
    usually: names(usuallyPork),
    ofOthers: new RegExp(
      ` (?:${pork}|${usuallyPork})(?: (?!e |con )[^\\s,]+)?(?: (?:di|d)(?: (?:petto|coscia|fesa|carne) (?:di|d))?| ,) (?:${notPork}|${notPorkEn})(?= )|` +
        ` (?:${notPorkEn})(?: (?!and |with )[^\\s,]+)? (?:${pork}|${usuallyPork})(?= )`,
      'g',
    ),
    hasGelatine: true,
  },
  {
    phrases: phrase('manz[oi]|bovin[oaie]|bue|buoi|mucc(?:a|he)|vacc(?:a|he)|beef|cows?|cattle'),
    categories: ['beef'],
    always: names(beef),
    usually: names(usuallyBeef),
    ofOthers:
      / (?:bresaola|pastrami|salsicci[ae]|salsicce|salame|mortadella|wurstel)(?: \S+)? (?:di|d) (?:tacchino|pollo|pollame|suino|maiale|cavallo|puro suino|cervo|tonno)(?= )| (?:turkey|chicken|poultry|pork|veal|horse|lamb) (?:\S+ )?(?:sausages?|salami|frankfurters?|pastrami|bratwurst)(?= )|(?<= (?:maiale|suino|pork|pollo|chicken|pollame|poultry|tacchino|turkey|agnello|lamb|cavallo|horse|goat|white|salmone|salmon|pesce|fish)(?: \S+)?) (?:steaks?|meat|burgers?|meatballs?)(?= )| carn[ei] (?:di|d) (?:maiale|suino|agnello|cavallo|pollame|pollo|tacchino|capra|coniglio)(?= )| carne bianca(?= )/g,
    hasGelatine: true,
  },
  {
    phrases: phrase('vitell[oaie]|veal|calf'),
    always: names('vitell[oaie]|veal|calf|ossobuco|ossibuchi|saltimbocca'),
  },
  {
    phrases: phrase('cavall[oi]|equin[oaie]|horse(?:meat)?'),
    always: names('cavall[oi]|puledro|equin[oaie]|horse(?:meat)?|sfilacci'),
  },
  { phrases: phrase('conigli[oa]?|rabbits?'), always: names('conigli[oa]?|rabbits?') },
  {
    phrases: phrase('agnell[oi]|ovin[oaie]|pecor[ae]|montone|lamb|mutton|sheep'),
    always: names('agnell[oi]|abbacchio|montone|castrato|arrosticini|ovin[oaie]|lamb|mutton'),
    usually: names('merguez|moussaka|kebabs?'),
  },
  {
    phrases: phrase('selvaggina|cacciagione|game|venison'),
    always: names(
      'selvaggina|cacciagione|cervo|capriolo|daino|cinghial[ei]|lepre|fagian[oi]|pernic[ei]|beccacc[ei]a?|quagli[ae]|piccion[ei]|game|venison|roe deer|wild boar|hare|pheasant|partridge|quails?|pigeon',
    ),
  },
  {
    phrases: phrase('frattagli[ae]|interior[ai]|rigagli[ae]|quinto quarto|offal|organ|organs|giblets|innards|entrails'),
    categories: ['offal'],
    always: names(
      'fegat[oi]|fegatini|tripp[ae]|rognon[ei]|rognoncini|coratella|animelle|cervell[oae]|milza|lampredotto|pajata|pagliata|durelli|ventrigli|rigaglie|polmone|foie gras|' +
        'cuor[ei] (?:di|d) (?:manzo|maiale|suino|vitello|pollo|agnello)|lingua (?:di|d) (?:manzo|bue|maiale|vitello)|livers?|tripe|kidneys?|sweetbreads?|gizzards?|brains?|haggis|' +
        '(?:beef|pork|veal|chicken|lamb|ox) (?:hearts?|tongues?)|liverwurst',
    ),
    usually: names(
      'pate(?! (?:di|d|al|alle|ai) (?:oliv|pomodor|verdur|fungh|carciof|tonno|salmone|pesce|melanzan|peperon|ceci))|sanguinaccio|black pudding|coppa di testa|head cheese|testina',
    ),
  },
  {
    phrases: phrase('pollame|volatil[ei]|poultry|fowl'),
    categories: ['poultry'],
    always: names(
      'poll[oi]|pollame|galletto|gallina|tacchin[oa]|fesa di tacchino|faraona|anatra|oca|quagli[ae]|piccion[ei]|cappone|struzzo|poultry|chicken|turkey|duck|goose|quails?|capon|guinea fowl|foie gras',
    ),
    usually: names('nuggets?'),
    ofOthers: / (?:fish|cheese|vegetable) nuggets?(?= )/g,
  },
  {
    phrases: phrase('carn[ei] ross[ae]|red'),
    categories: ['beef', 'pork', 'lamb_veal_game'],
    others: names(noMeatOf),
    always: names(`${beef}|${pork}|vitell[oaie]|veal|agnell[oi]|lamb|cavallo|horse|cervo|capriolo|cinghiale|venison`),
    usually: names(`${usuallyBeef}|${usuallyPork}`),
    usualCategories: ['cold_cuts'],
    ofOthers: new RegExp(
      ` (?:${pork}|${usuallyPork})(?: (?!e |con )[^\\s,]+)?(?: (?:di|d)(?: (?:petto|coscia|fesa) (?:di|d))?| ,) (?:tacchino|pollo|pollame|pesce|tonno|salmone|soia|tofu)(?= )|` +
        ' (?:turkey|chicken|poultry|fish|salmon|tuna|soy)(?: (?!and |with )[^\\s,]+)? (?:hams?|bacon|sausages?|salami|frankfurters?|steaks?|burgers?|meat)(?= )| carne (?:bianca|(?:di|d) (?:pollo|pollame|tacchino))(?= )',
      'g',
    ),
  },
  {
    phrases: phrase('salum[ei]|affettat[oi]|insaccat[oi]|cold cuts?|cured|deli|sausages?|salsicc(?:ia|e|ie)'),
    categories: ['cold_cuts'],
    always: names(
      'prosciutt[oi]|speck|pancetta|bacon|guanciale|cotechin[oi]|zampon[ei]|bresaola|hams?|salam[ei]|salamin[oi]|salami|pepperoni|chorizo|salsicci[ae]|salsicce|wurstel|hot dogs?|mortadella|sausages?|frankfurters?|nduja|pastrami',
    ),
    usually: names('carbonara|amatriciana|gricia|lorraine|cordon bleu'),
  },
  {
    phrases: phrase('crostace[oi]|crustaceans?'),
    allergens: ['crustaceans'],
    usually: names('frutti di mare|seafood'),
  },
  {
    phrases: phrase('mollusc(?:o|hi|s)|mollus[ck]s?|cefalopodi'),
    allergens: ['molluscs'],
    usually: names('frutti di mare|seafood'),
  },
  {
    phrases: phrase('frutti di mare|shellfish'),
    allergens: ['crustaceans', 'molluscs'],
    always: names('frutti di mare|seafood|shellfish'),
  },
  {
    phrases: phrase('pesc[ei] e (?:crostacei|molluschi|frutti di mare)|seafood|prodotti ittici'),
    categories: ['fish_seafood'],
    allergens: seafood,
  },
  {
    phrases: phrase('pesc[ei]|fish'),
    allergens: ['fish'],
    usualCategories: ['fish_seafood'],
    usually: names('frutti di mare|seafood|worcester(?:shire)?|garum|colatura|nuoc mam'),
  },
  {
    phrases: phrase('latticin[io]|prodotti caseari|prodotti lattiero caseari|latte e|dairy'),
    ...{ categories: ['dairy'], allergens: ['milk'], isOfMilkOrEggs: true },
  },
  { phrases: phrase('formagg(?:io|i)|cheeses?'), always: names(cheeses), isOfMilkOrEggs: true },
  { phrases: phrase('uov[ao]|eggs?'), categories: ['eggs'], allergens: ['eggs'], isOfMilkOrEggs: true },
  {
    phrases: phrase('legum[ei]|legumes?|pulses?|beans'),
    categories: ['legumes'],
    always: names(legumes),
    isPlant: true,
  },
  {
    phrases: phrase('frutta (?:secca|a guscio)|(?:tree )?nuts'),
    allergens: ['nuts'],
    usualCategories: ['nuts_seeds'],
    isPlant: true,
  },
  { phrases: phrase('frutta|frutti|fruits?'), categories: ['fruits'], isPlant: true },
  { phrases: phrase('verdur[ae]|ortaggi|vegetables?|veggies'), categories: ['vegetables'], isPlant: true },
  {
    phrases: phrase('fung(?:o|hi)|mushrooms?'),
    always: names('fungh?[oi]|champignons?|porcin[oi]|finferli|chiodini|pleurotus|shiitake|mushrooms?'),
    isPlant: true,
  },
  {
    phrases: phrase('carn[ei]|meats?'),
    categories: ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts'],
    always: names(
      `${beef}|${pork}|poll[oi]|pollame|tacchin[oa]|anatra|agnell[oi]|conigli[oa]|vitell[oaie]|chicken|turkey|duck|lamb|veal|rabbit|poultry|meatballs?|hamburgers?`,
    ),
    usually: names(`${usuallyBeef}|${usuallyPork}`),
    hasGelatine: true,
  },
  {
    phrases: phrase(
      'alco+l|alcolic[io]|super ?alcolic[io]|bevande alcoliche|bibite alcoliche|alcohol|alcoholic(?: drinks?| beverages?)?|spirits?|liquors?',
    ),
    isAlcohol: true,
  },
];

function phrase(alternatives: string): RegExp {
  return new RegExp(`^ (?:${alternatives}) $`);
}

function names(alternatives: string): RegExp {
  return new RegExp(` (?:${alternatives})(?= )`, 'g');
}
