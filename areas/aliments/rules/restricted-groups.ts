import type { Category, RestrictedGroup } from '../contract/taxonomy.ts';
import {
  eggDishes,
  packed,
  spirits,
  drinks,
  cookedColdCuts,
  cookedOrPlants,
  notRare,
  rareMeat,
  rawEggDishes,
  rawAnimals,
  rawColdCuts,
  rawEggs,
  softEggs,
  roe,
  rawSeafood,
  ripened,
  canned,
  inOil,
  freshTuna,
  alcoholFreeEnglish,
  alcoholFree,
} from './restricted-names.ts';
import {
  cooked,
  eitherOf,
  type ExcludingWords,
  fish,
  heated,
  imitations,
  meat,
  pasteurised,
  plants,
  rollFillings,
  rollJoiners,
  rolls,
  slicedPlants,
} from './restricted-words.ts';

/** What is known of a group of foods that is not eaten in pregnancy, some of them while breastfeeding or by minors, too. */
export interface RestrictedFoods {
  /** The guidelines that name the group, as they were read, and those that were not. Decision 49 has more. */
  source: string;
  /** Whether it holds while breastfeeding, too. */
  isOfBreastfeeding: boolean;
  /** Whether it holds for minors, too. */
  isOfMinors: boolean;
  /** Categories whose foods are of the group by their name; of other foods the name only suggests it. */
  categories: readonly Category[];
  /** Names with the words that exclude them. One name that is not excluded suffices. */
  names: readonly RestrictedNames[];
  /** Other foods that have one of the names in theirs. */
  others?: string;
  /** Rolls that are of the group unless their name has one of these fillings and no other word but joiners: `sushi con verdure`. */
  rolls?: { names: string; fillings: string; joiners: string };
}

/** Names in Italian and English, as regular expressions of normalized words: no accents, one space between words. */
export interface RestrictedNames {
  names: string;
  /** Words of the same ingredient, or first behind a comma, by which the food is not of the group. */
  excludedBy?: ExcludingWords;
  /** What may stand between a name and such a word, in place of `descriptions`. */
  descriptions?: string;
  /** The same as an ingredient of its own: `tiramisù con uova pastorizzate`. */
  excludedWith?: string;
  /** Whether they are searched in the name without “con”, “e” and commas: `beef fillet, rare`. */
  isAcrossIngredients?: boolean;
  /** Phrases with one of the names that are not of the group. */
  others?: string;
  /** Whether cooked foods are of the group by these names, too. */
  isOfCooked?: boolean;
  /** The only category whose foods have these names. */
  category?: Category;
}

/**
 * The groups of foods that are not eaten in pregnancy, each with its guidelines. A food of the library is of a group by its category and
 * its measured alcohol or retinol where the table has them (`restricted-foods.ts`), and by its name otherwise.
 */
export const restrictedFoods: Readonly<Record<RestrictedGroup, RestrictedFoods>> = {
  alcohol: {
    source:
      'NHS Scotland, Ready Steady Baby!, Alcohol during pregnancy (breastfeeding, too); a decalogue of Istituto Superiore di Sanità and Ministero della Salute, as quoted in ' +
      'the press. Not read: CREA, Linee guida per una sana alimentazione 2018. Minors: law 125/2001, article 14-ter (no sale or service below 18).',
    isOfBreastfeeding: true,
    isOfMinors: true,
    categories: ['alcohol'],
    names: [
      {
        names: `${drinks}|${spirits}|^ amaro(?= $)`,
        excludedBy: { behind: alcoholFree, before: alcoholFreeEnglish },
        // Any words but another drink: `birra rossa doppio malto analcolica`.
        descriptions: `(?:(?!(?:${drinks}|${spirits}) )\\S+ ){0,3}`,
      },
    ],
    others:
      'acet[oi] (?:balsamico )?(?:di|d|da|al|dal) (?:vin[oi]|sidro|birra|champagne|sherry|prosecco)(?: \\S+)?|' +
      '(?:wine|cider|champagne|sherry|beer|malt|rice wine) vinegars?|vinegar (?:of|from) wine|lievito (?:madre )?(?:di|da) birra|' +
      'beer yeast|yeast (?:of )?beer|ginger (?:beer|ale)|root beer|butter beer|uva (?:da|di) vino|wine grapes?|vine leaves|foglie di vite|' +
      'arom[ai] (?:di |al |d )?(?:rum|vino|limoncello)|(?:rum|brandy) (?:flavou?r|essence|aroma)|gelatina di vino|' +
      '(?:birra|beer) (?:di|allo) zenzero|pomodor[oi] (?:di )?porto|sale e porto',
  },
  raw_animal: {
    source:
      'NHS 111 Wales, Pregnancy information, Foods to Avoid (raw shellfish, cold-smoked and cured fish, cured meats, eggs); NHS Hull CCG, Foods to avoid during pregnancy ' +
      '(raw eggs, raw meat, pâté); USDA, Keep Yourself and Your Baby Safe from Listeriosis. Not read: Istituto Superiore di Sanità, Toxoplasmosi.',
    isOfBreastfeeding: false,
    isOfMinors: false,
    categories: ['cold_cuts', 'fish_seafood', 'eggs', 'beef', 'ready_meals'],
    names: [
      { names: rareMeat, excludedBy: notRare, isAcrossIngredients: true, isOfCooked: true },
      {
        names: rawEggDishes,
        excludedBy: {
          behind: `${cookedOrPlants.behind}|${pasteurised.behind}|(?:(?!(?:${rawEggDishes}) )[^\\s,]+ ){0,3}(?:senza uov[ao]|without eggs?|no eggs?|egg free|eggless)`,
          before: `${cookedOrPlants.before}|${pasteurised.before}|egg free|eggless`,
        },
        excludedWith: '(?:uov[oa]|eggs?|tuorl[oi]) pastorizzat[oaei]|pasteuri[sz]ed eggs?',
      },
      { names: rawAnimals, excludedBy: cookedOrPlants },
      { names: rawEggs, excludedBy: eitherOf(cookedOrPlants, pasteurised) },
      {
        names: softEggs,
        excludedBy: {
          behind: `${plants.behind}|${pasteurised.behind}|(?:di|con) \\S+ senza uov[ao]|senza uov[ao]|without eggs?|egg free`,
          before: `${plants.before}|${pasteurised.before}|egg free`,
        },
        isAcrossIngredients: true,
        isOfCooked: true,
      },
      { names: roe, excludedBy: eitherOf(cookedOrPlants, pasteurised) },
      // Of a fish that is not in the list, too: what is known not to be raw are `rolls` of plants, eggs, poultry and cooked fish.
      { names: 'poke|poke bowls?|pokebowls?', excludedBy: imitations },
      // Behind a comma it is the state of the ingredient before the dish: `scorfano, crudo`.
      { names: rawSeafood, excludedBy: cookedOrPlants, category: 'fish_seafood' },
      { names: rawColdCuts, excludedBy: cookedColdCuts, category: 'cold_cuts' },
      {
        names: `prosciutto melone|(?:poke|poke bowl|pokebowl) (?:\\S+ ){0,5}(?:${fish})|(?:${fish}) (?:\\S+ ){0,4}poke`,
        others:
          `(?:poke|pokebowl|bowl|prosciutto|${fish}) (?:${imitations.behind})|(?:${fish}) (?:poke|poke bowl) (?:${imitations.behind})|` +
          `(?:${imitations.before}) (?:poke|${fish})|(?:${fish}) (?:${cooked.behind})|(?:${cooked.before}) (?:${fish})`,
        isAcrossIngredients: true,
      },
    ],
    others:
      'coppa fresca di maiale , capocollo|salsa tartara|tartare? sauce|sauce tartare?|salam[ei] (?:di|al) (?:cioccolato|cioccolata)|chocolate salami|oyster (?:mushrooms?|sauce)|king oyster mushrooms?|' +
      'salsa (?:di |d |alle )?ostriche|(?:riso|rice) (?:per|da|for) sushi|sushi rice|alga (?:per )?(?:sushi|nori)|aceto per sushi|' +
      `carpacci[oi]? (?:(?:tiepido|leggero|fresco) )?(?:(?:di|d|al|alle|ai) )?(?:${slicedPlants})(?! (?:e|con) (?:${fish}|${meat}) )|(?:${slicedPlants}) carpaccio|` +
      'coppa di testa|cooked (?:\\S+ ){1,2}, smoked(?= $)|' +
      `(?:${eggDishes})(?: (?!(?:e|ed|o|con|and|or|with|,) )\\S+){0,3}(?: ,)? (?:${packed})|prepacked (?:${eggDishes})`,
    rolls: {
      names: rolls,
      fillings: `${rollFillings}|(?:${fish}|${meat}) (?:${cooked.behind})|cooked (?:${fish}|${meat})`,
      joiners: rollJoiners,
    },
  },
  unpasteurised_cheese: {
    source:
      'NHS 111 Wales, Pregnancy information, Foods to Avoid: mould-ripened soft and soft blue cheeses, pasteurised or not, unless cooked until steaming hot; raw milk. ' +
      'Ministero della Salute, page on Listeria (formaggi a pasta molle). The USDA and CDC avoid soft cheeses of raw milk only.',
    isOfBreastfeeding: false,
    isOfMinors: false,
    categories: ['dairy'],
    names: [
      {
        names:
          '(?:formaggi[oi]?|latte|robiola|toma|tomino|caprino|ricotta|panna|burro|caciotta|pecorino|stracchino)(?: (?:di|d|da|a|al|con|fatto) \\S+){0,3}(?: \\S+)? (?:a |di |da |con |al )?latte crudo|' +
          'latte (?:di \\S+ )?crudo|latte non pastorizzato|non pastorizzat[oaei]|unpasteuri[sz]ed|raw milk|raw (?:goat s?|cow s?|sheep s?) milk|' +
          'robiola|tomino|formaggi[oi]? (?:a pasta molle|molli)|soft cheeses? made with raw|goat s cheese soft|puzzone di moena',
        excludedBy: eitherOf(plants, {
          behind: `(?:latte |made with )?(?:pastorizzat[oaei]|pasteuri[sz]ed)|fus[oai]|${heated.behind}`,
          before: `pasteuri[sz]ed|fonduta(?: di| al)?|${heated.before}`,
        }),
        excludedWith: '(?:latte )?pastorizzato|pasteuri[sz]ed milk',
      },
      {
        // Only heat excludes them, whatever the milk is. Stilton is hard, so it is not among them.
        names: ripened,
        excludedBy: eitherOf(plants, { behind: heated.behind, before: `fonduta(?: di| al)?|${heated.before}` }),
      },
      { names: 'soft cheeses? average', excludedBy: plants, isAcrossIngredients: true },
      // Of a food that is known to be dairy: “Latte di capra intero, crudo”.
      {
        names: 'latte (?:(?:di|d) \\S+ )?(?:intero |scremato )?crudo|(?:s milk|milk) (?:whole |skimmed )?raw',
        isAcrossIngredients: true,
        category: 'dairy',
      },
    ],
    others: 'bleu de bresse vegano|cordon bleu|blue cheese dressing',
  },
  mercury_fish: {
    source:
      'FDA and EPA, Advice about Eating Fish (to avoid: king mackerel, marlin, orange roughy, shark, swordfish, tilefish, bigeye tuna); EFSA Journal 2015;13(1):3982, Statement ' +
      'on the benefits of fish/seafood consumption compared to the risks of methylmercury in fish/seafood; NHS 111 Wales, Foods to Avoid (at most two tuna steaks a week).',
    isOfBreastfeeding: true,
    isOfMinors: false,
    categories: ['fish_seafood'],
    names: [
      {
        names:
          'pesce ?spada|pescespada|swordfish|squal[oi]|sharks?|verdesca|smeriglio|palombo|gattuccio|spinarolo|dogfish|marlin|marlins|aguglia imperiale|' +
          'luccio|luccio di lago|pike(?! perch)|king mackerel|tilefish|orange roughy|tonnetto alletterato',
        excludedBy: plants,
      },
      {
        names:
          'tonno (?:rosso|obeso|pinna gialla|alalunga)|filetto di tonno|(?:bigeye|bluefin|yellowfin|albacore) tuna',
        excludedBy: eitherOf(plants, eitherOf(canned, inOil)),
      },
      { names: freshTuna, excludedBy: eitherOf(plants, canned) },
      { names: `tonno (?:al forno|alla griglia|alla piastra)`, isAcrossIngredients: true },
    ],
  },
  vitamin_a: {
    source:
      'EFSA Journal 2024;22(6):8814, Scientific opinion on the tolerable upper intake level for preformed vitamin A and β-carotene: 3 mg RE a day, no liver products in ' +
      'pregnancy; British Nutrition Foundation, What not to eat (liver, all pâtés).',
    isOfBreastfeeding: false,
    isOfMinors: false,
    categories: ['offal', 'cold_cuts', 'fish_seafood'],
    names: [
      {
        names:
          'fegat[oi]|fegatin[oi]|fegatell[oi]|foie gras|livers?|liverwurst|leberwurst|pate (?:di |de )?(?:fegat[oi]|fegatini|foie|campagna)|pate|chicken liver pate|' +
          'crostini toscani|olio di fegato(?: di \\S+)?|cod liver oil|retinolo|retinol',
        excludedBy: plants,
      },
    ],
    others:
      'pate (?:di |d |alle |ai |al )?(?:olive|funghi|carciofi|pomodori(?: secchi)?|tonno|salmone|verdure|ceci|legumi|melanzane|peperoni|tartufo)|(?:olive|mushroom|vegetable|bean|tuna|salmon) pate|steatosi|fegato grasso epatico',
  },
  game: {
    source:
      'Food Standards Agency, Lead-shot game; Bundesinstitut für Risikobewertung, press release 32/2011; AESAN 2012 and the authorities of Sweden and Norway, as quoted in the ' +
      'proceedings of the Oxford Lead Symposium; ANSES, opinion of 23 March 2018, as quoted in the press. Not read: EFSA Journal 2010;8(4):1570, Scientific opinion on lead in food.',
    isOfBreastfeeding: false,
    isOfMinors: false,
    categories: ['lamb_veal_game', 'poultry'],
    names: [
      {
        names:
          'selvaggina|cacciagione|cerv[oi]|capriol[oi]|dain[oi]|camosci[oi]?|muflon[ei]|stambecc[oh]i?|cinghial[ei]|lepr[ei]|leprott[oi]|alc[ei]|fagian[oaie]|pernic[ei]|' +
          'starn[ae]|beccacc[ei]a?|beccaccin[oi]|colombacc[io]+|german[oi] real[ei]|(?:anatr[ae]|oc[ah]e?|conigli[oi]?|quagli[ae]|piccion[ei]) selvatic(?:o|a|i|he)|' +
          'venison|(?:roe |red |fallow )?deer|(?:wild )?boar|hares?|chamois|moose|elk|pheasants?|partridges?|grouse|woodcocks?|mallards?|wood ?pigeons?|' +
          'wild (?:duck|goose|rabbit|pigeon)|game (?:birds?|meat|pie|stew|terrine|sausages?)|mixed game|^ game(?= $)',
        excludedBy: eitherOf(plants, {
          behind: '(?:di |d |da )?allevamento|allevat[oaie]|farmed|farm raised',
          before: 'farmed|farm raised',
        }),
      },
    ],
    others:
      'camoscio d oro|orecchi[ae] di lepre|(?:lingua|corno|corna) di cervo|barba di capriolo|' +
      'game meat , (?:bison|buffalo|goat|horse|rabbit|beefalo|caribou)',
  },
  raw_sprouts: {
    source:
      'FDA, Food Safety for Moms-to-Be (raw sprouts of any kind, including alfalfa, clover, radish and mung bean); NHS 111 Wales, Foods to Avoid, does not name them.',
    isOfBreastfeeding: false,
    isOfMinors: false,
    categories: ['vegetables', 'legumes'],
    names: [
      {
        names:
          'germogli|germogli? di \\S+|(?:bean ?|alfalfa |mung bean |radish |broccoli |clover |soy(?:bean)? )sprouts|^ sprouts(?= $)|alfalfa',
        excludedBy: eitherOf(cooked, {
          behind:
            '(?:\\S+ )?(?:saltat[oi]|stufat[oi]|sbollentat[oi]|al wok|nel wok|sott olio)|stir fried|sauteed|blanched',
          before: 'stir fried|sauteed|blanched',
        }),
        descriptions: '(?:(?!(?:e|ed|con|and|with|,) )\\S+ ){0,4}',
        excludedWith: '(?:saltat[oi]|stir fried|sauteed)',
      },
    ],
    others: 'germogli (?:di )?bambu|bamboo shoots|brussels? sprouts|cavol\\S+ germogli\\S*',
  },
};
