/** Words of the names of restricted foods in Italian and English, as regular expressions of normalized words. */

/** Words that exclude the group where they stand with its name: behind it or, as adjectives in English do, before it. */
export interface ExcludingWords {
  behind: string;
  before: string;
}

const englishAdjectives = 'vegan|veg|veggie|vegetarian|plant based';
const substitutes = 'tofu|seitan|tempeh|soy|soya';
/** An English adjective behind a name stands alone: in `smoked salmon, boiled potatoes` it belongs to the potatoes. */
const alone = '(?= (?:$|in|on|at|for))';

/** Words of a name that say that it is an imitation. */
export const imitations: ExcludingWords = {
  behind: `vegan[aoei]|vegetal[ei](?! grigliat| cott)|vegetarian[aoei]|(?:${englishAdjectives})${alone}`,
  before: englishAdjectives,
};

/** The same with what it is made of. Tofu that is only next to the name is another ingredient: `salmone affumicato tofu`. */
export const plants: ExcludingWords = {
  behind: `${imitations.behind}|(?:a base )?(?:di|d|of|from) (?:tofu|seitan|tempeh|soia|soya|soy(?! sauce))`,
  before: `${imitations.before}|(?:${substitutes})(?! (?:marinated|smoked|cured|raw|rare|seared|grilled|tuna|salmon|fish|sauce))`,
};

const cookedItalian =
  '(?:ben |gia )?(?:cott[aoei]|stracott[aoei])|fritt[aoei]|bollit[aoei]|lessat[aoei]|less[aoei]|al forno|alla griglia|grigliat[aoei]|al vapore|' +
  'in padella|al cartoccio|gratinat[aoei]|arrostit[aoei]|alla piastra';
const cookedEnglish = 'cooked|fully cooked|well done|fried|(?<!soft )boiled|baked|grilled|steamed|pan fried|roasted';

/** Heat alone: pasteurised milk does not make a mould-ripened cheese safe. */
export const heated: ExcludingWords = {
  behind: `${cookedItalian}|(?:${cookedEnglish})${alone}`,
  before: cookedEnglish,
};

/** Cooked or canned. */
export const cooked: ExcludingWords = eitherOf(heated, {
  behind: `in scatola|(?:canned|tinned)${alone}`,
  before: 'canned|tinned',
});

/** Of eggs and milk. */
export const pasteurised: ExcludingWords = {
  behind: `pastorizzat[oaei]|pasteuri[sz]ed${alone}`,
  before: 'pasteuri[sz]ed',
};

/** The words of both. */
export function eitherOf(one: ExcludingWords, other: ExcludingWords): ExcludingWords {
  return { behind: `${one.behind}|${other.behind}`, before: `${one.before}|${other.before}` };
}

export const fish =
  'pesce|pesci|salmone|tonno|tonnetto|branzino|orata|ricciola|spada|acciughe|alici|sgombr[oi]|merluzzo|trot[ae]|aringa|aringhe|polp[oi]|moscardin[oi]|' +
  'capp?asant[ae]|capp?esant[ae]|gamber[oi]|gamberett[oi]|gamberon[ei]|gamberi rossi|mazzancoll[ae]|scamp[oi]|cozz[ae]|vongol[ae](?: veraci)?|tellin[ae]|' +
  'fasolar[oi]|cannolicch[io]+|canocchi[ae]|ricci(?:o)?(?: di mare)?|tartufi di mare|frutti di mare|molluschi|crostacei|seppi[ae]|seppiolin[ae]|' +
  'calamar[oi]|calamarett[oi]|totan[oi]|granchi[oi]?|astic[ei]|aragost[ae]|cerni[ae]|dentic[ei]|palamit[ae]|sard[ae]|sardin[ae]|rombo|sogliol[ae]|' +
  'sarag[oh]i?|pagell[oi]|pagr[oi]|ombrin[ae]|lampug[ae]|trigli[ae]|nasell[oi]|rana pescatrice|pescatric[ei]|platess[ae]|halibut|salmerin[oi]|' +
  'anguill[ae]|baccala|stoccafisso|persico|spigol[ae]|lecci[ae]|cefal[oi]|muggin[ei]|lucioperca|storion[ei]|mormor[ae]|occhiat[ae]|gallinell[ae]|' +
  'scorfan[oi]|san pietro|lanzard[oi]|sugarell[oi]|suri|tombarell[oi]|aguglia|latterin[oi]|bianchetti|corvina|barracuda|mahi mahi|tilapia|coregon[ei]|' +
  'lavarell[oi]|alacce|aragostell[ae]|mazzancolle|lupin[oi] di mare|fasolari|murici|patell[ae]|' +
  'fish|salmon|tuna|ahi|sea ?bass|sea ?bream|bream|snapper|grouper|amberjack|yellowtail|hamachi|kingfish|bonito|mackerel|cod|haddock|trout|herrings?|' +
  'sardines?|scallops?|prawns?|shrimps?|langoustines?|lobsters?|crabs?|mussels?|clams?|(?:sea )?urchins?|octopus|squid|cuttlefish|calamari|' +
  'turbot|plaice|monkfish|pollock|hake|mullet|barramundi|cobia|butterfish|whitefish|sturgeon|wahoo|walu|sprats?|pilchards?|crayfish|fluke|flounder|' +
  'john dory|hiramasa|kampachi|toro|maguro|sake nigiri|' +
  'eel|unagi|anchovies|ikura|tobiko|roe|seafood|shellfish';

export const meat =
  'carn[ei]|manzo|vitell[oa]|vitellone|cavallo|fasson[ae]|chianina|scottona|angus|wagyu|bovino|beef|veal|horse|meat';

/** Cuts and dishes of red meat that are served rare. */
export const rareCuts =
  `${meat}|bistecc[ah]e?|tagliat[ae]|hamburger|burgers?|filett[oi]|controfilett[oi]|fiorentin[ae]|costat[ae]|entrecote|roast ?beef|picanha|` +
  'steaks?|fillets?|sirloin|rib ?eye|tenderloin|lamb|duck|agnello|anatra';

export const rolls = 'sushi|nigiri|uramaki|hosomaki|futomaki|temaki|maki|poke';

/** What rolls and bowls without raw animals are made of. */
export const rollFillings =
  'verdur[ae]|vegetables?|vegetal[ei]|vegan[aoei]?|veg|veggie|vegetarian[aoei]?|avocado|cetriol[oi]|cucumbers?|carot[ae]|carrots?|asparag[oi]|asparagus|' +
  'zucchin[aei]|courgettes?|melanzan[ae]|peperon[ei]|peppers?|spinac[io]|spinach|lattuga|lettuce|insalata|rucola|cavolo(?: rosso| cappuccio)?|cabbage|cipoll[ae]|onions?|quinoa|ceci|chickpeas?|fagioli|beans?|piselli|peas|uova sode|uovo sodo|hard boiled eggs?|frittata|omelette|pollo|chicken|tacchino|turkey|feta|mozzarella|mandorle|almonds?|anacardi|cashews?|noci|walnuts?|hummus|rolls? vegetal[ei]|ananas|pineapple|pomodor[oi]|tomato(?:es)?|funghi|shiitake|' +
  'mushrooms?|daikon|ravanell[oi]|radish(?:es)?|kampyo|edamame|mais|corn|mango|tofu|tempeh|seitan';

/** Words that say nothing of the filling. */
export const rollJoiners =
  'salsa di soia|salsa|sauce|soia|soya|soy|alg[ah]e?|nori|wakame|seaweed|sesamo|sesame|sem[ei]|seeds?|wasabi|zenzero|ginger|riso|rice|integrale|bianco|' +
  'venere|white|brown|rolls?|bowls?|fresc[aohie]+|fresh|cott[aoei]|cooked|grigliat[aei]|grilled|e|ed|o|and|or|con|with|di|d|del|al|allo|alla|all|ai|alle|' +
  'of|the|,';

export const eggs = 'uov[oa]|tuorl[oi]|album[ei]|eggs?|egg yolks?|egg whites?|yolks?';

/** Plants and fruit that are sliced like carpaccio. */
export const slicedPlants =
  `${rollFillings}|barbabietol[ae]|beetroots?|beets?|finocch[io]+|fennel|carciof[oi]|artichokes?|champignons?|porcini|per[ae]|pears?|aranc[eia]+|oranges?|` +
  'agrumi|citrus|mel[ae]|apples?|zucca|pumpkin|rap[ae]|turnips?|fragol[ae]|strawberries|kiwi|melon[ei]?|anguria|watermelon|topinambur|sedano(?: rapa)?|celeriac|' +
  'celery|cavolfior[ei]|cauliflower|frutta|fruit|tartufo|truffle|ortaggi|cachi|pesche|peach(?:es)?|papaya';

const adjectives =
  '(?!maionese|albanese )\\S+es[ei]|milano|napoli|felino|selvagg[ioae]+|selvatic[oaie]|wild|affumicat[oaie]|marinat[oaie]|smoked|fresc[oaie]|nostran[oaie]|' +
  'artigianal[ei]|stagionat[oaie]|piccant[ei]|dolc[ei]|inter[oai]|vaccino|caprino|ovino|toscan[oa]|siciliano|italian[oaie]|francese|fin[oaie]';
/** Up to two adjectives of a name, and what the name is made of: `salame milano cotto`, `tartare di salmone cotta`. */
export const descriptions = `(?:(?:di|d|of|a|da) [^\\s,]+ )?(?:(?:${adjectives}) ){0,2}`;

/** Up to two words without a preposition, such as an origin: `salmone norvegese affumicato`, `smoked wild Alaskan salmon`. */
export const between = '(?:(?!(?:a|ai|al|alla|alle|agli|allo|di|da|in|su|sul|of|on|at|from|for|the|,) )\\S+ ){0,2}';
