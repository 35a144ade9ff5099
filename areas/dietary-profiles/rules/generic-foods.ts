import { wordsOf } from '#shell/common/normalize-text.ts';
import { foodsOfMixes } from './mixed-foods.ts';

interface GenericFood {
  /** The whole name of a food that is any of a kind, or has any of it: “frutta (media), cruda”, “1 frutto di stagione”, “fruit yogurt”. */
  generic: RegExp;
  /** Foods of the kind. */
  foods: RegExp;
}

const amountWords =
  '(?:(?:\\d+|un|una|uno|a|an|one|any|some|del|della|qualche|porzione di|piece of|portion of|serving of) ){0,3}';
const wordsBehind =
  '(?: (?:medi[ao]|average|fresc[ao]|fresh|crud[aoei]|raw|cott[aoei]|cooked|stewed|di stagione|seasonal|in season|a scelta|a piacere|qualsiasi|of (?:your )?choice|bollit[aoei]|grigliat[aoei]|al vapore|steamed|grilled|secch[ie]|dried|disidratat[ao]|senza (?:zucchero|sale)|without (?:sugar|salt)|unsalted|unsweetened|mist[aoei]|mixed|verde|a foglia|\\d+ ?g|g|gr|\\d+))*';
const wholeName = (names: string) => new RegExp(`^ ${amountWords}(?:${names})${wordsBehind} $`);
const partOfName = (names: string) => new RegExp(` (?:${names}) `);
const namedFoods = (foods: string) => new RegExp(` (?:${foods}) `);

const fish =
  'salmon[ei]|tonn[oi]|merluzz[oi]|baccala|orat[ae]|branzin[oi]|spigol[ae]|sgombr[oi]|sardin[ae]|acciug(?:a|he)|alic[ei]|trot[ae]|plates[ae]|sogliol[ae]|pesce spada|nasell[oi]|platess[ae]|halibut|rombo|cerni[ae]|pangasio|salmon|tuna|cod|trout|mackerel|sardines?|anchov(?:y|ies)|sea ?bass|sea bream|sole|swordfish|herring|haddock';
const shellfish =
  'gamber(?:o|i|etto|etti|one|oni)|scamp[oi]|aragost[ae]|astic[ei]|granchi[o]?|vongol[ae]|cozz[ae]|calamar[oi]|polp[oi]|seppi[ae]|ostric(?:a|he)|capesant[ae]|totan[oi]|shrimps?|prawns?|lobsters?|crabs?|clams?|mussels?|squids?|octopus|oysters?|scallops?|calamari';
const nuts =
  'noc[ei]|nocciol[ae]|mandorl[ae]|pistacch(?:io|i)|anacard[oi]|pinol[oi]|noc[ei] pecan|macadamia|arachid[ei]|sesamo|semi di \\w+|walnuts?|hazelnuts?|almonds?|pistachios?|cashews?|pecans?|peanuts?|brazil nuts?|sesame|sunflower seeds?';
const meats =
  'poll[oi]|tacchin[oi]|conigl(?:io|i)|agnell[oi]|vitell[oi]|manz[oi]|cavall[oi]|anatr[ae]|cinghial[ei]|cerv[oi]|chicken|turkey|rabbit|lamb|veal|beef|horse|duck|venison|boar';

/** The foods of the library and of texts that may be any food of a kind. */
const genericFoods: readonly GenericFood[] = [
  { generic: wholeName('frutt[oa]|fruits?'), foods: foodsOfMixes.fruit },
  {
    generic: partOfName(
      '(?:yogurt|yoghurt|quark|gelat[oi]|succ(?:o|hi)|frullat[oi]|sorbett[oi]|crostat[ae]|tort[ae]) (?:bianco o )?(?:di|alla|con) frutta(?: di stagione| mista)?|fruit (?:yogurts?|yoghurts?|juices?|tarts?|ice creams?)|(?:plain or )?with fruit|confettur[ae]|marmellat[ae]|jams?',
    ),
    foods: foodsOfMixes.fruit,
  },
  {
    generic: wholeName(
      'verdur[ae]|ortagg(?:io|i)|contorn[oi](?: di verdur[ae])?|vegetables?|veggies|insalat[ae]|green salad|salad',
    ),
    foods: foodsOfMixes.vegetable,
  },
  { generic: wholeName('legum[ei]|legumes?|pulses'), foods: foodsOfMixes.legume },
  { generic: wholeName('pesc[ei](?: azzurro| bianco| magro)?|(?:white |oily )?fish'), foods: namedFoods(fish) },
  {
    generic: partOfName('crostacei(?: e molluschi)?|molluschi|frutti di mare|misto di mare|shellfish|seafood'),
    foods: namedFoods(shellfish),
  },
  {
    generic: partOfName('frutta secca(?: e semi)?|frutta a guscio|nuts(?: and seeds)?|mixed nuts|trail mix'),
    foods: namedFoods(nuts),
  },
  {
    generic: wholeName('carn[ei](?: bianc(?:a|he)| ross[ae]| magr[ae])?|selvaggina|(?:white |red |lean )?meat|game'),
    foods: namedFoods(meats),
  },
];

/** The first of some excluded foods that a food may be whose name is one for many: strawberries of “frutta (media), cruda”. */
export function findInGeneric(phrases: readonly string[], names: readonly string[]): string | undefined {
  if (phrases.length === 0) return;
  const texts = names.filter(Boolean).map((one) => ` ${wordsOf(one).join(' ')} `);
  const kinds = genericFoods.filter(({ generic, foods }) => {
    // “Confettura di albicocche” says what it has.
    return texts.some((text) => generic.test(text)) && !texts.some((text) => foods.test(text));
  });
  if (kinds.length === 0) return;
  return phrases.find((phrase) => {
    const searched = ` ${wordsOf(phrase).join(' ')} `;
    return kinds.some(({ foods }) => foods.test(searched));
  });
}
