import type { Category, RestrictedGroup } from '../contract/taxonomy.ts';

/** What is known of a group of foods that is not eaten in pregnancy. */
export interface RestrictedFoods {
  /** The guidelines that name the group. */
  source: string;
  /** Whether it holds while breastfeeding, too. */
  isOfBreastfeeding: boolean;
  /** Categories whose foods are of the group by their name; of other foods the name only suggests it. */
  categories: readonly Category[];
  /** Names in Italian and English, as regular expressions of normalized words: no accents, one space between words. */
  names: string;
  /** Dishes of several words, searched in the name with its “con” and “with”. */
  dishes?: string;
  /** Other foods that have one of the names in theirs. */
  others?: string;
  /** Words of the same ingredient, or behind a comma, that take the name back. */
  takenBack: string;
  /** The same for the ingredient behind “con” and “with”: `sushi con salmone cotto`. */
  takenBackWith?: string;
  /** What takes a dish of several words back, in place of `takenBack`. */
  takenBackDish?: string;
  /** Rolls that vegetables in the name take back, unless it has an animal too: `sushi con verdure`. */
  rolls?: { names: string; fillings: string; animals: string };
}

const imitations = 'vegan[aoei]?|veg|veggie|vegetal[ei]|vegetarian[aoei]?|plant based';
const plants = `${imitations}|tofu|seitan|tempeh|(?<! salsa (?:di )?)soia|(?:soy|soya)(?! sauce)`;
const cooked =
  'cott[aoei]|ben cott[aoei]|stracott[aoei]|cooked|fully cooked|well done|fritt[aoei]|fried|bollit[aoei]|(?<!soft )boiled|lessat[aoei]|less[aoei]|' +
  'al forno|baked|alla griglia|grigliat[aoei]|grilled|al vapore|steamed|in padella|pan fried|al cartoccio|pastorizzat[aoei]|pasteuri[sz]ed|' +
  'in scatola|canned|tinned|gratinat[aoei]|roasted|arrostit[aoei]';
const fish =
  'pesce|pesci|salmone|tonno|branzino|orata|ricciola|spada|acciughe|alici|sgombro|merluzzo|trota|aringa|aringhe|polpo|capesante|gamber[oi]|gamberetti|gamberi rossi|' +
  'scampi|fish|salmon|tuna|sea ?bass|mackerel|cod|trout|herring|herrings|scallops?|prawns?|shrimps?|octopus|anchovies';
const meat = 'carne|manzo|vitello|vitella|cavallo|fassona|chianina|bovino|beef|veal|horse|meat';
/** Up to two words without a preposition, such as an origin: `salmone norvegese affumicato`. */
const between = '(?:(?!(?:a|ai|al|alla|alle|agli|allo|di|da|in|su|sul|,) )\\S+ ){0,2}';
const eggDishes =
  'tirami ?su|zabaione|zabaglione|eggnog|mousse al cioccolato|chocolate mousse|maionese|mayonnaise|mayo';
const packed = 'confezionat[oaie]|prepacked';
const rolls = 'sushi|nigiri|uramaki|hosomaki|futomaki|temaki|maki|poke';
const eggs = 'uov[oa]|tuorl[oi]|album[ei]|eggs?|egg yolks?|egg whites?|yolks?';
const spirits =
  'grappa|grappe|rum|rhum|vodka|gin|whisky|whiskey|bourbon|scotch|cognac|armagnac|brandy|calvados|tequila|mezcal|cachaca|sambuca|' +
  'liquor[ei]|liqueurs?|liquors?|limoncello|mirto|nocino|amaretto di saronno|baileys|assenzio|absinthe|kirsch|acquavite|' +
  'amaro (?:del capo|lucano|montenegro|averna|ramazzotti|braulio)|jagermeister|fernet|aperol|campari|pastis|ouzo|alchermes|schnapps';
const drinks =
  'vin[oi]|vin santo|vinsanto|vin brule|birr[ae]|radler|panache|shandy|spumant[ei]|prosecco|champagne|franciacorta|lambrusco|chianti|barolo|barbera|moscato d asti|' +
  'marsala|porto|vermut|vermouth|sherry|madeira|sidro|sake|sangria|spritz|hugo|mojito|negroni|daiquiri|margarita cocktail|pina colada|bloody mary|' +
  'americano cocktail|gin tonic|cuba libre|moscow mule|cosmopolitan|caipirinha|punch al rum|aperitivo alcolico|cocktail alcolic[oi]|bevand[ae] alcolic[ahe]+|' +
  'superalcolic[oi]|alcol puro|wines?|beers?|lagers?|ales?|stout|cider|hard seltzer|mulled wine|prosecco|port wine|alcoholic drinks?|spirits';

/**
 * The groups of foods that are not eaten in pregnancy, each with its guidelines. A food of the library is of a group by its category and
 * its measured alcohol or retinol where the table has them (`restricted-foods.ts`), and by its name otherwise.
 */
export const restrictedFoods: Readonly<Record<RestrictedGroup, RestrictedFoods>> = {
  alcohol: {
    source:
      'CREA, Linee guida per una sana alimentazione 2018, direttiva 9; Ministero della Salute, Gravidanza: alimentazione; NHS, Drinking alcohol while pregnant; ' +
      'NHS, Breastfeeding and drinking alcohol.',
    isOfBreastfeeding: true,
    categories: ['alcohol'],
    names: `${drinks}|${spirits}|^ amaro(?= $)`,
    others:
      'acet[oi] (?:balsamico )?(?:di|d|da|al|dal) (?:vin[oi]|sidro|birra|champagne|sherry|prosecco)(?: \\S+)?|' +
      '(?:wine|cider|champagne|sherry|beer|malt|rice wine) vinegars?|vinegar (?:of|from) wine|lievito (?:madre )?(?:di|da) birra|' +
      'beer yeast|yeast (?:of )?beer|ginger (?:beer|ale)|root beer|butter beer|uva (?:da|di) vino|wine grapes?|vine leaves|foglie di vite|' +
      'arom[ai] (?:di |al |d )?(?:rum|vino|limoncello)|(?:rum|brandy) (?:flavou?r|essence|aroma)|gelatina di vino|' +
      '(?:birra|beer) (?:di|allo) zenzero|pomodor[oi] (?:di )?porto|sale e porto',
    takenBack:
      'analcolic[aoh][ei]?|senza (?:alcol|alcool|alcole)|zero (?:alcol|alcool)|alcol zero|alcohol free|non alcoholic|no alcohol|without alcohol|' +
      'alcol free|alcool free|free alcol|de ?alcoli[sz]+at[aoei]|dealcolat[aoei]|dealcoholi[sz]ed|zero percento|mocktail|virgin|kombucha',
  },
  raw_animal: {
    source:
      'Ministero della Salute, Listeriosi e toxoplasmosi in gravidanza; Istituto Superiore di Sanità, EpiCentro, Toxoplasmosi; EFSA, Story map Listeria; ' +
      'NHS, Foods to avoid in pregnancy.',
    isOfBreastfeeding: false,
    categories: ['cold_cuts', 'fish_seafood', 'eggs', 'beef', 'ready_meals'],
    names:
      'prosciutto (?:\\S+ ){0,2}crud[oi]|crudo di (?:parma|san daniele)|prosciutto (?:di |d )?(?:parma|san daniele|serrano|iberico|toscano|norcia|sauris|carpegna)|' +
      'prosciutto nostrano|soppressa|ossocollo|pata negra|jamon|speck|bresaola|salam[ei]|salamin[oi]|salamett[oi]|salumi|coppa (?:piacentina|di parma|stagionata)|capocollo|culatello|' +
      'lonzino|finocchiona|soppressata|nduja|ventricina|chorizo|pepperoni|landjager|bundnerfleisch|carne salada|carne secca|' +
      'pancetta (?:arrotolata|stagionata|cruda)|lardo di colonnata|salsiccia (?:secca|stagionata|cruda)|violino di capra|affettati misti|' +
      '(?:parma|serrano|iberico|cured|dry cured|raw|air dried) ham|salami|cured meats?|dried sausages?|' +
      'sushi|sashimi|nigiri|uramaki|hosomaki|futomaki|temaki|maki|ceviche|cebiche|tartar[ae](?! sauce)|tartares|carpacci[oi]? (?:di |d )?(?:' +
      `${fish}|${meat})|(?:${fish}|${meat}) carpaccio|^ carpaccio(?= $)|steak tartare|beef tartare|` +
      `(?:${fish}) ${between}(?:crud[oaie]|marinat[oaie]|affumicat[oaie])|(?:${meat}) crud[aoie]|(?:raw|smoked|cured|marinated) (?:[^\\s,]+ )?(?:${fish})|raw (?:${meat}|seafood|shellfish)|` +
      'crudi? di (?:mare|pesce|gamber[oi]|scampi|tonno|salmone)|frutti di mare crudi|gravlax|gravad lax|gravadlax|lox|ostric(?:a|he)|oysters?|taramasalata|' +
      'polpo crudo|tataki|rare (?:steak|beef|burger)|(?:bistecca|tagliata|hamburger|carne|filetto|roast beef|roastbeef) (?:al sangue|poco cott[ao])|' +
      `(?:${eggs}) (?:crud[oaie]|poco cott[oaie])|raw (?:${eggs})|(?:uov[oa]|eggs?) alla coque|soft boiled eggs?|runny eggs?|` +
      'tirami ?su|zabaione|zabaglione|eggnog|mousse al cioccolato|chocolate mousse|(?:maionese|mayonnaise|mayo) (?:fatta in casa|home ?made|artigianale|home made)|' +
      '(?:home ?made|home made) (?:mayonnaise|mayo)|pate di campagna|filetto all olio crudo',
    dishes: `prosciutto melone|(?:poke|poke bowl|pokebowl) (?:[^\\s]+ ){0,5}(?:${fish})|(?:${fish}) (?:[^\\s]+ ){0,4}poke`,
    others:
      'coppa fresca di maiale , capocollo|salsa tartara|tartare? sauce|sauce tartare?|salam[ei] (?:di|al) (?:cioccolato|cioccolata)|chocolate salami|oyster (?:mushrooms?|sauce)|king oyster mushrooms?|' +
      'salsa (?:di |d |alle )?ostriche|(?:riso|rice) (?:per|da|for) sushi|sushi rice|alga (?:per )?(?:sushi|nori)|aceto per sushi|carpaccio di (?:zucchine|barbabietola|ananas|verdure|finocchi|funghi)|' +
      'coppa di testa|' +
      `(?:${eggDishes})(?: (?!(?:e|ed|o|con|and|or|with|,) )\\S+){0,3}(?: ,)? (?:${packed})|prepacked (?:${eggDishes})`,
    takenBack: `${cooked}|${plants}|senza uov[ao]|egg free|eggless|without eggs?|no eggs?`,
    takenBackDish: `${imitations}|(?:${fish}) (?:${cooked})|(?:${cooked}) (?:${fish})`,
    rolls: {
      names: rolls,
      fillings: 'verdure|verdura|vegetables?|avocado|cetriol[oi]|cucumbers?|tofu',
      animals: `${fish}|${meat}|granchio|crab|astice|lobster|anguilla|unagi|eel|ikura|tobiko|roe|calamar[oi]|squid|mist[oi]|mixed`,
    },
    takenBackWith: `(?:uov[oa]|eggs?|tuorl[oi]) pastorizzat[oaei]|pasteuri[sz]ed eggs?|(?:${fish}|${meat}|uov[oa]) (?:ben )?cott[oaei]|cooked (?:${fish}|${meat})`,
  },
  unpasteurised_cheese: {
    source:
      'Istituto Superiore di Sanità, EpiCentro, Listeriosi: soft cheeses of which it is not certain that the milk is pasteurised; Ministero della Salute, Listeriosi; ' +
      'NHS, Foods to avoid in pregnancy: mould-ripened soft and blue cheeses, raw milk.',
    isOfBreastfeeding: false,
    categories: ['dairy'],
    names:
      '(?:formaggi[oi]?|latte|robiola|toma|tomino|caprino|ricotta|panna|burro|caciotta|pecorino|stracchino)(?: (?:di|d|da|a|al|con|fatto) \\S+)*(?: \\S+)? (?:a |di |da |con |al )?latte crudo|' +
      'latte (?:di \\S+ )?crudo|latte non pastorizzato|non pastorizzat[oaei]|unpasteuri[sz]ed|raw milk|raw (?:goat s?|cow s?|sheep s?) milk|' +
      'brie|camembert|gorgonzola|roquefort|taleggio|reblochon|munster|stilton|danish blue|bleu|blue cheeses?|gorgonzola dolce|' +
      'vacherin mont d or|epoisses|pont l eveque|livarot|chaource|chevre|cambozola|robiola|tomino|(?:formaggi[oi]? )?erborinat[oi]|' +
      'formaggi[oi]? (?:con muffa|muffat[oi]|a crosta fiorita|a pasta molle|molli)|crosta fiorita|soft (?:ripened |mould ripened )cheeses?|' +
      'mould ripened (?:soft )?cheeses?|mold ripened cheeses?|soft cheeses?(?= (?:, average|made with raw))|goat s cheese soft|puzzone di moena',
    others: 'bleu de bresse vegano|cordon bleu|blue cheese dressing',
    takenBack: `(?<!non )pastorizzat[oaei]|(?<!un)(?:made with )?pasteuri[sz]ed|${plants}|fus[oai]|fonduta|cott[oaei]|cooked|al forno|baked|gratinat[oaei]|alla piastra|grigliat[oaei]`,
    takenBackWith: '(?:latte )pastorizzato|pasteuri[sz]ed milk',
  },
  mercury_fish: {
    source:
      'EFSA, Mercury in food 2012 and 2015; European Commission, note on methylmercury in fish 2004 (swordfish, shark, marlin, pike, tuna); Ministero della Salute, ' +
      'Mercurio nei prodotti della pesca; NHS, Foods to avoid in pregnancy; FDA and EPA, Advice about eating fish.',
    isOfBreastfeeding: true,
    categories: ['fish_seafood'],
    names:
      'pesce ?spada|pescespada|swordfish|squal[oi]|sharks?|verdesca|smeriglio|palombo|gattuccio|spinarolo|dogfish|marlin|marlins|aguglia imperiale|' +
      'luccio|luccio di lago|pike(?! perch)|king mackerel|tilefish|orange roughy|bigeye tuna|' +
      'tonno (?:fresco|rosso|obeso|pinna gialla|alalunga|scottato|alla griglia|grigliato|alla piastra|al forno|in crosta)|tonno(?= , (?:al forno|alla griglia|alla piastra))|' +
      'tonnetto alletterato|(?:trancio|tranci|bistecca|bistecche|tagliata|tartare|carpaccio|sashimi|tataki|nigiri|filetto) di tonno(?: fresco)?|' +
      'tuna (?:steaks?|sashimi|tartare|tataki|carpaccio)|fresh tuna|bluefin tuna|yellowfin tuna|seared tuna|grilled tuna|albacore tuna',
    takenBack: `${plants}|in scatola|al naturale|sott olio|in olio(?: \\S+){0,3}|all olio|olio d oliva|in vasetto|sgocciolat[oi]|canned|tinned|in (?:olive |sunflower )?oil|in brine|in water|drained|light tuna`,
  },
  vitamin_a: {
    source:
      'EFSA, Tolerable upper intake level for preformed vitamin A: 3 mg of retinol a day; NHS, Foods to avoid in pregnancy: liver, liver products and fish liver oil; ' +
      'Ministero della Salute, Gravidanza: alimentazione.',
    isOfBreastfeeding: false,
    categories: ['offal', 'cold_cuts', 'fish_seafood'],
    names:
      'fegat[oi]|fegatin[oi]|fegatell[oi]|foie gras|livers?|liverwurst|leberwurst|pate (?:di |de )?(?:fegat[oi]|fegatini|foie|campagna)|pate|chicken liver pate|' +
      'crostini toscani|olio di fegato(?: di \\S+)?|cod liver oil|retinolo|retinol',
    others:
      'pate (?:di |d |alle |ai |al )?(?:olive|funghi|carciofi|pomodori(?: secchi)?|tonno|salmone|verdure|ceci|legumi|melanzane|peperoni|tartufo)|(?:olive|mushroom|vegetable|bean|tuna|salmon) pate|steatosi|fegato grasso epatico',
    takenBack: plants,
  },
};
