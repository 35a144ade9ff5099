import {
  between,
  cooked,
  eggs,
  eitherOf,
  type ExcludingWords,
  fish,
  meat,
  plants,
  rareCuts,
} from './restricted-words.ts';

/** Names of restricted foods in Italian and English, as regular expressions of normalized words. */

export const eggDishes =
  'tirami ?su|zabaione|zabaglione|eggnog|mousse al cioccolato|chocolate mousse|maionese|mayonnaise|mayo';
export const packed = 'confezionat[oaie]|prepacked';
export const spirits =
  'grappa|grappe|rum|rhum|vodka|gin|whisky|whiskey|bourbon|scotch|cognac|armagnac|brandy|calvados|tequila|mezcal|cachaca|sambuca|' +
  'liquor[ei]|liqueurs?|liquors?|limoncello|mirto|nocino|amaretto di saronno|baileys|assenzio|absinthe|kirsch|acquavite|' +
  'amaro (?:del capo|lucano|montenegro|averna|ramazzotti|braulio)|jagermeister|fernet|aperol|campari|pastis|ouzo|alchermes|schnapps';
export const drinks =
  'vin[oi]|vin santo|vinsanto|vin brule|birr[ae]|radler|panache|shandy|spumant[ei]|prosecco|champagne|franciacorta|lambrusco|chianti|barolo|barbera|moscato d asti|' +
  'marsala|porto|vermut|vermouth|sherry|madeira|sidro|sake|sangria|spritz|hugo|mojito|negroni|daiquiri|margarita cocktail|pina colada|bloody mary|' +
  'americano cocktail|gin tonic|cuba libre|moscow mule|cosmopolitan|caipirinha|punch al rum|aperitivo alcolico|cocktail alcolic[oi]|bevand[ae] alcolic[ahe]+|' +
  'superalcolic[oi]|alcol puro|wines?|beers?|lagers?|ales?|stout|cider|hard seltzer|mulled wine|prosecco|port wine|alcoholic drinks?|spirits';

export const cookedOrPlants = eitherOf(cooked, plants);
export const notRare = eitherOf(plants, {
  behind: 'ben cott[aoei]|well done',
  before: 'vegan[aoei]|vegetal[ei]|vegetarian[aoei]|non|mai|not|never|no',
});

/** Cooking does not exclude them: a grilled steak may be rare. */
export const rareMeat =
  `al sangue|(?:${rareCuts}) (?:\\S+ ){0,3}poco cott[aoei]|(?:${rareCuts}) (?:\\S+ ){0,2}(?:medium )?rare|` +
  `(?:medium )?rare (?!breed )(?:\\S+ )?(?:${rareCuts})`;

export const rawEggDishes =
  'tirami ?su|zabaione|zabaglione|eggnog|mousse al cioccolato|chocolate mousse|(?:maionese|mayonnaise|mayo) (?:fatta in casa|home ?made|artigianale|home made)|' +
  '(?:home ?made|home made) (?:mayonnaise|mayo)';

export const rawAnimals =
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

/** Of a food that is known to be a cold cut: they are eaten as they are sold unless their name says that they are cooked. */
export const rawColdCuts = 'crud[oaie]|affumicat[oaie]|stagionat[oaie]|salat[oaie]|raw|smoked|cured|pancett[ae]|bacon';
export const cookedColdCuts: ExcludingWords = {
  behind: `(?:${cookedOrPlants.behind}|croccant[ei]|cooked)(?: (?:affumicat[oaie]|smoked))?`,
  before: `${cookedOrPlants.before}|${cookedOrPlants.behind}`,
};

export const rawEggs = `(?:${eggs}) crud[oaie]|raw (?:${eggs})`;
/** Eggs that are cooked and not set, and what is made with them. */
export const softEggs = `(?:${eggs}) poco cott[oaie]|(?:uov[oa]|eggs?) (?:alla coque|barzott[oe]|in camicia|bazzott[oe])|(?:soft boiled|poached|runny) eggs?|eggs? , (?:soft boiled|poached)|carbonara|(?:salsa )?olandese|hollandaise|bearnaise|semifreddo|crema (?:al|di) mascarpone`;

/** Roe is eaten raw, salted or dried. */
export const roe =
  'caviale|uov[ae] (?:di|d) (?:pesce|salmone|lompo|trota|storione|pesce volante)|bottarga|botargo|caviar|(?:fish|salmon|lumpfish|trout|sturgeon) roe|ikura|tobiko|masago';

/** Of a food that is known to be fish or seafood, whatever its species. */
export const rawSeafood =
  '(?<=^ )(?:(?!(?:a|ai|al|alla|alle|agli|allo|da|in|su|sul|non) )\\S+ ){1,5}(?:crud[oaie]|marinat[oaie]|affumicat[oaie])|' +
  '(?:raw|marinated|smoked) [^\\s,]+';

/** Soft cheeses with mould on their rind or inside, and others in which listeria was found though their milk was pasteurised. */
export const ripened =
  'brie|camembert|gorgonzola|dolcelatte|roquefort|taleggio|reblochon|munster|danish blue|bleu|blue cheeses?|soft blue cheeses?|gorgonzola dolce|' +
  'vacherin mont d or|epoisses|pont l eveque|livarot|chaource|coulommiers|brillat savarin|saint andre|saint felicien|saint marcellin|' +
  'fourme d ambert|cabrales|chevre|cambozola|(?:formaggi[oi]? )?erborinat[oi]|formaggi[oi]? (?:con muffa|muffat[oi]|a crosta fiorita)|' +
  'crosta fiorita|soft (?:ripened |mould ripened )cheeses?|mould ripened (?:soft )?cheeses?|mold ripened cheeses?|queso (?:fresco|blanco)';

export const canned: ExcludingWords = {
  behind: 'in scatola|in vasetto|sgocciolat[oi]|canned|tinned|in brine|in water|drained|al naturale',
  before: 'canned|tinned|light',
};
/** Oil is a seasoning of fresh tuna and keeps canned tuna. */
export const inOil: ExcludingWords = {
  behind: 'sott olio|in olio|all olio|in (?:olive |sunflower )?oil',
  before: 'in oil',
};
export const freshTuna =
  'tonno (?:(?:rosso|obeso|pinna gialla|alalunga) )?(?:fresco|scottato|alla griglia|grigliato|alla piastra|al forno|in crosta)|' +
  '(?:trancio|tranci|bistecca|bistecche|tagliata|tartare|carpaccio|sashimi|tataki|nigiri) di tonno|filetto di tonno (?:fresco|scottato)|' +
  '(?:tuna|(?:bigeye|bluefin|yellowfin|albacore) tuna) (?:steaks?|sashimi|tartare|tataki|carpaccio)|(?:fresh|seared|grilled) (?:(?:bigeye|bluefin|yellowfin|albacore) )?tuna';

export const alcoholFreeEnglish =
  '(?<=^ )analcolic[ao]|(?:alcohol|alcol|alcool) free|non alcoholic|(?:no|zero) alcohol|de ?alcoholi[sz]ed|mocktail|virgin(?! olive)|kombucha';
export const alcoholFree =
  'analcolic[aoh][ei]?|senza (?:alcol|alcool|alcole)|zero (?:alcol|alcool)|alcol zero|alcohol free|non alcoholic|no alcohol|without alcohol|' +
  'alcol free|alcool free|free alcol|de ?alcoli[sz]+at[aoei]|dealcolat[aoei]|dealcoholi[sz]ed|zero percento|mocktail|virgin|kombucha';
