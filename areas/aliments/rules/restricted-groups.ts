import type { Category, RestrictedGroup } from '../contract/taxonomy.ts';
import {
  between,
  cooked,
  eggs,
  eitherOf,
  type ExcludingWords,
  fish,
  heated,
  imitations,
  meat,
  pasteurised,
  plants,
  rareCuts,
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

const eggDishes =
  'tirami ?su|zabaione|zabaglione|eggnog|mousse al cioccolato|chocolate mousse|maionese|mayonnaise|mayo';
const packed = 'confezionat[oaie]|prepacked';
const spirits =
  'grappa|grappe|rum|rhum|vodka|gin|whisky|whiskey|bourbon|scotch|cognac|armagnac|brandy|calvados|tequila|mezcal|cachaca|sambuca|' +
  'liquor[ei]|liqueurs?|liquors?|limoncello|mirto|nocino|amaretto di saronno|baileys|assenzio|absinthe|kirsch|acquavite|' +
  'amaro (?:del capo|lucano|montenegro|averna|ramazzotti|braulio)|jagermeister|fernet|aperol|campari|pastis|ouzo|alchermes|schnapps';
const drinks =
  'vin[oi]|vin santo|vinsanto|vin brule|birr[ae]|radler|panache|shandy|spumant[ei]|prosecco|champagne|franciacorta|lambrusco|chianti|barolo|barbera|moscato d asti|' +
  'marsala|porto|vermut|vermouth|sherry|madeira|sidro|sake|sangria|spritz|hugo|mojito|negroni|daiquiri|margarita cocktail|pina colada|bloody mary|' +
  'americano cocktail|gin tonic|cuba libre|moscow mule|cosmopolitan|caipirinha|punch al rum|aperitivo alcolico|cocktail alcolic[oi]|bevand[ae] alcolic[ahe]+|' +
  'superalcolic[oi]|alcol puro|wines?|beers?|lagers?|ales?|stout|cider|hard seltzer|mulled wine|prosecco|port wine|alcoholic drinks?|spirits';

const cookedOrPlants = eitherOf(cooked, plants);
const notRare = eitherOf(plants, {
  behind: 'ben cott[aoei]|well done',
  before: 'vegan[aoei]|vegetal[ei]|vegetarian[aoei]|non|mai|not|never|no',
});

/** Cooking does not exclude them: a grilled steak may be rare. */
const rareMeat =
  `al sangue|(?:${rareCuts}) (?:\\S+ ){0,3}poco cott[aoei]|(?:${rareCuts}) (?:\\S+ ){0,2}(?:medium )?rare|` +
  `(?:medium )?rare (?!breed )(?:\\S+ )?(?:${rareCuts})`;

const rawEggDishes =
  'tirami ?su|zabaione|zabaglione|eggnog|mousse al cioccolato|chocolate mousse|(?:maionese|mayonnaise|mayo) (?:fatta in casa|home ?made|artigianale|home made)|' +
  '(?:home ?made|home made) (?:mayonnaise|mayo)';

const rawAnimals =
  'prosciutto (?:\\S+ ){0,2}crud[oi]|crudo di (?:parma|san daniele)|prosciutto (?:di |d )?(?:parma|san daniele|serrano|iberico|toscano|norcia|sauris|carpegna)|' +
  'prosciutto nostrano|soppressa|ossocollo|pata negra|jamon|speck|bresaola|salam[ei]|salamin[oi]|salamett[oi]|salumi|coppa (?:piacentina|di parma|stagionata)|capocollo|culatello|' +
  'lonzino|finocchiona|soppressata|nduja|ventricina|chorizo|pepperoni|landjager|bundnerfleisch|carne salada|carne secca|' +
  'pancetta (?:arrotolata|stagionata|cruda)|lardo di colonnata|salsiccia (?:secca|stagionata|cruda)|violino di capra|affettati misti|' +
  '(?:parma|serrano|iberico|cured|dry cured|raw|air dried) ham|salami|cured meats?|dried sausages?|' +
  'sushi|sashimi|nigiri|uramaki|hosomaki|futomaki|temaki|maki|ceviche|cebiche|tartar[ae](?! sauce)|tartares|carpacci[oi]?|steak tartare|beef tartare|' +
  `battut[ae] (?:di|d) (?:${meat})|battut[ae] al coltello|` +
  `(?:${fish}) ${between}(?:crud[oaie]|marinat[oaie]|affumicat[oaie])|(?:${meat}) (?:battut[ae]|crud[aoie])|` +
  `(?:raw|smoked|cured|marinated) ${between}(?:${fish})|raw (?:${meat})|` +
  `crud[oi] di (?:mare|${fish})|gravlax|gravad lax|gravadlax|lox|ostric(?:a|he)|oysters?|taramasalata|tataki|` +
  'pate di campagna|filetto all olio crudo|pate (?:di |d |al |alla |ai )?(?:tonno|salmone|trota|sgombro|pesce|acciughe|baccala|carne|prosciutto|anatra|cinghiale|selvaggina)|' +
  '(?:tuna|salmon|trout|mackerel|fish|meat|duck|game|ham) pate';

const rawEggs = `(?:${eggs}) (?:crud[oaie]|poco cott[oaie])|raw (?:${eggs})|(?:uov[oa]|eggs?) alla coque|soft boiled eggs?|runny eggs?`;

/** Of a food that is known to be fish or seafood, whatever its species. */
const rawSeafood =
  '(?<=^ )(?:(?!(?:a|ai|al|alla|alle|agli|allo|da|in|su|sul|non) )\\S+ ){1,5}(?:crud[oaie]|marinat[oaie]|affumicat[oaie])|' +
  '(?:raw|marinated|smoked) [^\\s,]+';

/** Soft cheeses with mould on their rind or inside, and others in which listeria was found though their milk was pasteurised. */
const ripened =
  'brie|camembert|gorgonzola|dolcelatte|roquefort|taleggio|reblochon|munster|danish blue|bleu|blue cheeses?|soft blue cheeses?|gorgonzola dolce|' +
  'vacherin mont d or|epoisses|pont l eveque|livarot|chaource|coulommiers|brillat savarin|saint andre|saint felicien|saint marcellin|' +
  'fourme d ambert|cabrales|chevre|cambozola|(?:formaggi[oi]? )?erborinat[oi]|formaggi[oi]? (?:con muffa|muffat[oi]|a crosta fiorita)|' +
  'crosta fiorita|soft (?:ripened |mould ripened )cheeses?|mould ripened (?:soft )?cheeses?|mold ripened cheeses?|queso (?:fresco|blanco)';

const canned: ExcludingWords = {
  behind: 'in scatola|in vasetto|sgocciolat[oi]|canned|tinned|in brine|in water|drained|al naturale',
  before: 'canned|tinned|light',
};
/** Oil is a seasoning of fresh tuna and keeps canned tuna. */
const inOil: ExcludingWords = { behind: 'sott olio|in olio|all olio|in (?:olive |sunflower )?oil', before: 'in oil' };
const freshTuna =
  'tonno (?:(?:rosso|obeso|pinna gialla|alalunga) )?(?:fresco|scottato|alla griglia|grigliato|alla piastra|al forno|in crosta)|' +
  '(?:trancio|tranci|bistecca|bistecche|tagliata|tartare|carpaccio|sashimi|tataki|nigiri) di tonno|filetto di tonno (?:fresco|scottato)|' +
  '(?:tuna|(?:bigeye|bluefin|yellowfin|albacore) tuna) (?:steaks?|sashimi|tartare|tataki|carpaccio)|(?:fresh|seared|grilled) (?:(?:bigeye|bluefin|yellowfin|albacore) )?tuna';

const alcoholFreeEnglish =
  '(?<=^ )analcolic[ao]|(?:alcohol|alcol|alcool) free|non alcoholic|(?:no|zero) alcohol|de ?alcoholi[sz]ed|mocktail|virgin(?! olive)|kombucha';
const alcoholFree =
  'analcolic[aoh][ei]?|senza (?:alcol|alcool|alcole)|zero (?:alcol|alcool)|alcol zero|alcohol free|non alcoholic|no alcohol|without alcohol|' +
  'alcol free|alcool free|free alcol|de ?alcoli[sz]+at[aoei]|dealcolat[aoei]|dealcoholi[sz]ed|zero percento|mocktail|virgin|kombucha';

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
      // Of a fish that is not in the list, too: what is known not to be raw are `rolls` of plants, eggs, poultry and cooked fish.
      { names: 'poke|poke bowls?|pokebowls?', excludedBy: imitations },
      // Behind a comma it is the state of the ingredient before the dish: `scorfano, crudo`.
      { names: rawSeafood, excludedBy: cookedOrPlants, category: 'fish_seafood' },
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
      'coppa di testa|' +
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
};
