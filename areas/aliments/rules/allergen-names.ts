import type { Allergen } from '../contract/taxonomy.ts';
import { dishesWith } from './dish-allergens.ts';

/**
 * Names of each allergen and of foods that contain it, in Italian and English, without accents, in singular and plural. Words that
 * name other foods too are left out, such as “alice” and “cream”.
 */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten:
    'glutine|frumento|grano|farro|orzo|segale|avena|kamut|triticale|semola|semolino|couscous|cous cous|cuscus|bulgur|seitan|malto|' +
    'gluten|wheat|spelt|barley|rye|oat|oats|durum|semolina|malt',
  crustaceans:
    'crostaceo|crostacei|gambero|gamberi|gamberetto|gamberetti|gamberone|gamberoni|mazzancolla|mazzancolle|scampo|scampi|granchio|' +
    'granchi|aragosta|aragoste|astice|astici|frutti di mare|krill|crustacean|crustaceans|shrimp|shrimps|prawn|prawns|crab|crabs|' +
    'insalata di mare|fritto di mare|allo scoglio|lobster|lobsters|crayfish|langoustine|langoustines|shellfish|seafood',
  eggs:
    'uovo|uova|albume|albumi|tuorlo|tuorli|maionese|frittata|frittate|omelette|meringa|meringhe|zabaione|egg|eggs|yolk|yolks|' +
    'mayonnaise|mayo|meringue|meringues|omelettes|omelet|insalata russa|crema catalana',
  fish:
    'pesce|pesci|pescespada|tonno|tonnato|tonnata|salmone|merluzzo|baccala|stoccafisso|acciuga|acciughe|alici|sardina|sardine|' +
    'sgombro|sgombri|trota|trote|orata|orate|branzino|branzini|spigola|spigole|platessa|sogliola|sogliole|nasello|aringa|aringhe|anguilla|cefalo|muggine|cernia|dentice|sarago|triglia|triglie|rombo|ricciola|pangasio|scorfano|storione|' +
    'persico|luccio|carpa|gallinella|rana pescatrice|coda di rospo|palombo|cernie|lampuga|palamita|merlano|limanda|surimi|' +
    'bottarga|caviale|fish|swordfish|monkfish|catfish|tuna|salmon|cod|anchovy|anchovies|sardines|mackerel|trout|haddock|herring|' +
    'herrings|halibut|plaice|pollock|tilapia|turbot|grouper|sea bass|sea bream|' +
    'mullet|carp|sturgeon|bonito|whiting|caviar',
  peanuts:
    'arachide|arachidi|nocciolina|noccioline|peanut|peanuts|groundnut|groundnuts|ground nut|ground nuts|monkey nuts',
  soybeans: 'soia|tofu|edamame|tempeh|miso|tamari|shoyu|soy|soya|soybean|soybeans|natto',
  milk:
    'latte|latticino|latticini|latticello|formaggio|formaggi|yogurt|yoghurt|burro|panna|ricotta|mozzarella|mozzarelle|parmigiano|' +
    'grana|pecorino|mascarpone|stracchino|crescenza|gorgonzola|provola|scamorza|fontina|taleggio|robiola|emmental|cheddar|' +
    'feta|brie|quark|skyr|kefir|besciamella|gelato|gelati|caseina|caseinato|siero di latte|fiordilatte|caffellatte|caffelatte|milkshake|milkshakes|sottiletta|sottilette|' +
    'tzatziki|halloumi|squacquerone|crema catalana|milk|dairy|cheese|cheeses|yogurts|butter|' +
    'buttermilk|whey|casein|caseinate|parmesan|ice cream|sour cream|whipped cream|heavy cream|double cream|clotted cream|custard',
  nuts:
    'frutta a guscio|frutta secca|noce|noci|mandorla|mandorle|nocciola|nocciole|pistacchio|pistacchi|anacardo|anacardi|pecan|' +
    'macadamia|marzapane|gianduia|gianduja|gianduiotto|gianduiotti|torrone|amaretto|amaretti|nutella|nocciolata|baklava|nut|nuts|walnut|walnuts|' +
    'almond|almonds|hazelnut|hazelnuts|pistachio|pistachios|cashew|cashews|pecans|marzipan|nougat|praline|frangipane',
  celery: 'sedano|sedani|celery|celeriac',
  mustard: 'senape|mostarda|mustard|mustards',
  sesame: 'sesamo|tahina|tahin|tahini|hummus|gomasio|sesame',
  sulphites:
    'solfito|solfiti|anidride solforosa|vino|vini|spumante|prosecco|champagne|sulphite|sulphites|sulfite|sulfites|' +
    'sulphur dioxide|sulfur dioxide|wine|wines',
  lupin: 'lupino|lupini|lupin|lupins',
  molluscs:
    'mollusco|molluschi|cozza|cozze|vongola|vongole|calamaro|calamari|seppia|seppie|polpo|polpi|polipo|totano|totani|ostrica|' +
    'ostriche|capasanta|capesante|moscardino|moscardini|frutti di mare|insalata di mare|fritto di mare|allo scoglio|tellina|telline|lupin[oi] di mare|mollusc|molluscs|mollusk|mollusks|mussel|mussels|clam|clams|' +
    'squid|squids|octopus|oyster|oysters|scallop|scallops|cuttlefish|shellfish|seafood',
};

/**
 * Foods that usually contain the allergen without naming it, as regular expressions of the same kind. They count in names of foods only:
 * a person who writes that they eat little bread names no allergen. Dishes of several foods are in `dish-allergens.ts`.
 */
export const foodsWithAllergen: Partial<Record<Allergen, string>> = {
  gluten:
    'pane|panino|panini|pancarre|pan (?:carre|bauletto|grattato|di zenzero)|pangrattato|tramezzin[oi]|sandwich|' +
    'sandwiches|toast|baguette|bruschett[ae]|crostin[oi]|friselle|frisella|grissin[oi]|tarall[oi]|tarallucci|crackers?|fett[ae] biscottat[ae]|' +
    'focacci[ae]|focaccine|schiacciata|piadin[ae]|piada|crescia|tortillas?|wraps?|burritos?|panatura|bastoncini di pesce|' +
    'pasta|pastin[ae]|spaghetti|spaghettini|spaghettoni|linguine|bucatini|capellini|vermicelli|penne|rigatoni|tortiglioni|fusilli|' +
    'farfalle|maccheroni|paccheri|conchiglie|ditalini|stelline|orecchiette|trofie|cavatelli|pizzoccheri|tagliatelle|tagliolini|fettuccine|' +
    'pappardelle|noodles?|macaroni|udon|farina|farine|lievito madre|crusca|birr[ae]|radler|panache|freekeh|matzo|' +
    'cialda|cialde|besciamella|bechamel|salsa di soia|shoyu|baklava|chapati|naan|pita|corn ?flakes|barrett[ae](?: ai)? cereali|cereal bars?|' +
    'samosas?|fajitas?|tabule|tabbouleh|hot dogs?|mezze maniche|caserecce|sedanini|fregola|ciabatt[ae]|rosett[ae]|porridge|' +
    'bread|breads|flatbread|crispbread|gingerbread|cornbread|breadsticks?|breadcrumbs?|breaded|battered|sourdough|buns?|' +
    'bread rolls?|bagels?|pretzels?|croutons?|rusks?|crumpets?|flour|beers?|lagers?|' +
    `ales?|stout|pastry|pastries|soy sauce|soya sauce|fish fingers|fish sticks|${dishesWith('gluten')}`,
  fish: 'sashimi|ceviche|puttanesca|worcester(?:shire)?|bagna cauda|colatura|garum|nuoc mam|nam pla|taramasalata|bastoncini findus',
  eggs: 'tortillas? (?:di patate|espanola|spagnola)|zabaglione|aioli|salsa tartara',
  milk: 'burrat[ae]|provolone|caciotta|caciocavallo|asiago|camembert|gouda|edam|bechamel|paneer',
};

const plantMilks =
  'cocco|mandorla|mandorle|nocciola|nocciole|noci|anacardi|pistacchio|pistacchi|soia|riso|avena|farro|miglio|canapa|piselli|' +
  'arachidi|sesamo|semi|cacao|karite';
const plantMilksEn =
  'coconut|almond|hazelnut|cashew|walnut|pistachio|macadamia|peanut|nut|soy|soya|rice|oat|hemp|pea|sesame|seed|cocoa|shea|apple';
const milkWords =
  'intero|scremato|parzialmente|greco|bianco|magro|spalmabile|fresco|salato|da cucina|da montare|naturale';
const cattle = 'manzo|vitello|vitellone|bovino|bue|maiale|suino|prosciutto';

/** What replaces wheat in pasta, crackers and flour: `pasta di lenticchie rosse`. Cakes and biscuits of them usually have wheat too. */
const grainsWithoutGluten =
  'riso|mais|granturco|grano saraceno|saraceno|ceci|lenticchi[ae]|piselli|fagioli|fave|legumi|soia|lupini|quinoa|miglio|sorgo|teff|' +
  'amaranto|tapioca|manioca|konjac';
const grainsWithoutGlutenEn =
  'rice|corn|maize|buckwheat|chickpea|lentil|pea|bean|soy|soya|soybean|lupin|quinoa|millet|sorghum|teff|amaranth|tapioca|cassava|' +
  'konjac|shirataki';
/** Foods that are milled on their own; in cakes and breads they are added to wheat: `torta di mandorle`. */
const milled =
  'castagne|mandorle|nocciole|noci|pistacchi|anacardi|arachidi|cocco|patate|banane|carrube|carruba|guar|lino|canapa|chia|sesamo|zucca|girasole|semi|' +
  'vinaccioli|pesce|grilli|insetti';
const milledEn =
  'chestnut|almond|hazelnut|walnut|pistachio|cashew|peanut|nut|coconut|potato|banana|carob|guar|flax|flaxseed|linseed|hemp|chia|sesame|' +
  'pumpkin|sunflower|arrowroot|fish|cricket';
/** Doughs and pastes that are no pasta: `pasta di olive`. */
const pastes =
  'mandorl[ae]|nocciol[ae]|noci|pistacch[io]+|anacardi|arachidi|sesamo|semi|frutta secca|zucchero|acciugh[ae]|alici|oliv[ae]|pomodor[oi]|' +
  'curry|miso|tamarindo|peperoncin[oi]|aglio|datteri|cacao|cocco|vaniglia|caffe|salame|salsiccia|fegato';
/** Of a grain without gluten they have none. Not bread: that of rice or corn usually has wheat, too. */
const doughs =
  'crackers?|grissin[oi]|pangrattato|piadin[ae]|tortillas?|wraps?|pasta|pastina|spaghetti|linguine|vermicelli|penne|rigatoni|' +
  'fusilli|maccheroni|tagliatelle|tagliolini|lasagn[ae]|gnocchi|noodles?|farin[ae]|crusca|ciald[ae]|panatura';
const doughsEn =
  'crackers?|breadcrumbs?|tortillas?|wraps?|pasta|spaghetti|penne|fusilli|macaroni|noodles?|flour|bran|vermicelli';
const doughWords =
  'integral[ei]|secc[aoh][ei]?|fresc[aoh][ei]?|biologic[aoh][ei]?|bio|bianc[aoh][ei]?|precott[aoei]|soffiat[aoei]|croccant[ei]|fine|istantane[aoei]';

/** Doughs of a grain without gluten: `pasta di mais`, `corn tortillas`. */
const glutenFreeDoughs =
  `(?:${doughs})(?: (?:${doughWords}))* (?:(?:100 )?di (?:farina di )?|100 )(?:${grainsWithoutGluten})|` +
  `(?:${grainsWithoutGlutenEn}) (?:flour )?(?:${doughsEn})`;

/** Matches a dough of a grain without gluten in a padded name: two spaces between words, one at either end. */
export const glutenFreeDough = new RegExp(` (?:${glutenFreeDoughs}) `);

/** Names of other foods that have a name of the allergen in them, as regular expressions of the same kind. */
export const otherFoods: Partial<Record<Allergen, string>> = {
  gluten:
    `${glutenFreeDoughs}|flour (?:${grainsWithoutGlutenEn})|noodles? (?:rice|konjac|shirataki)|` +
    `farin[ae](?: (?:${doughWords}))* (?:di |d )(?:semi di )?(?:${milled})|(?:${milledEn}) flour|flour (?:${milledEn})|` +
    `pasta (?:di|d) (?:${pastes})|a pasta (?:bianca|gialla|molle|dura|cotta|semicotta|pressata)|pasta (?:filata|reale)|` +
    '(?:mozzarella|formaggio|salsa|sugo|ragu|condimento|passata|polpa)(?: (?:di|al|alla) \\S+)? per (?:la )?(?:pizza|pasta)|' +
    '(?:mozzarella|cheese|sauce) for (?:pizza|pasta)|olio di riso (?:, )?crusca|olio di crusca di riso|zucca spaghetti|spaghetti di zucchin[ae]|(?:glass|gram) (?:noodles|flour)|' +
    '(?:pasta|pizza) sauces?|(?:rice|corn) cakes?|(?:zucchini|courgette) (?:noodles|spaghetti)|farina (?:gialla|bramata|fioretto|per polenta)|(?:frutto|albero) del pane|lievito di birra|birra (?:di|allo) zenzero|' +
    '(?:ginger|root) (?:beer|ale)|beer yeast|baba g(?:h)?an(?:o)?u[sj]h?|spaghetti squash|lettuce wraps?|' +
    'tortillas? (?:chips|di patate|espanola|spagnola)|(?:cialde|cialda) (?:di |da |per |del )?caffe|' +
    '(?:salsicce|polpette|patatine|patate|melanzane|verdure|zucchine|olive|marmellate|conserve|lasagne|torte) caserecce|' +
    'rosett[ae] di (?!pane|farro|semola)\\S+|porridge (?:di )?(?:riso|quinoa|miglio|grano saraceno|amaranto)|(?:rice|quinoa|millet|buckwheat) porridge|' +
    'grano saraceno|(?:malto|semola|semolino|couscous|cous cous|cuscus) di (?:riso|mais|ceci|lenticchie|grano saraceno)',
  crustaceans: 'crab apples?',
  eggs:
    'uov[oa] (?:di )?(?:pasqua|cioccolato|cioccolata)|uova di (?:pesce|lompo|salmone|trota|storione|merluzzo|aringa|muggine|tonno|riccio)|' +
    '(?:easter|chocolate|fish) eggs?|(?:maionese|frittata) (?:vegana|vegetale|di ceci)',
  fish: `colla di pesce|(?:spezie|aromi|erbe|insaporitore|condimento|mix|marinata|panatura)(?: (?!(?:${allergenNames.fish}) )[^\\s,]+)? per (?:\\S+ e )?pesce`,
  lupin: 'lupin[oi] di mare',
  soybeans: 'soia verde|germogli di soia (?:, )?fagiolo mungo',
  milk:
    `(?:latte|panna|yogurt|burro|crema|formaggio|cappuccino)(?: o bevanda)?(?: (?:${milkWords}))*(?: a base)? (?:di |d )(?:${plantMilks})|` +
    '(?:gelato|yogurt|formaggio|panna|burro)(?: a base)? (?:di |al |con )?latte (?:di |d )(?:cocco|soia|mandorla|mandorle|riso|avena)|' +
    'gelato(?: a base)? (?:di |d )(?:soia|riso|avena)|cappuccino(?= (?:con|di|al) (?:latte|bevanda) )|' +
    'latte o crema di cocco|coconut milk (?:yogurt|yoghurt|kefir|cheese|ice cream)|' +
    `(?:${plantMilksEn}) (?:milk|butter|cream)|(?:soy|soya|tofu|oat) (?:yogurt|yoghurt|cheese)|` +
    '(?:latte|panna|yogurt|burro|formaggio|gelato) (?:vegetale|vegano|vegana)|(?<! no[nt] )(?:vegan|plant|plant based) (?:milk|butter|yogurt|cheese)|' +
    '(?:agnello|capretto|vitello|maialino|maiale) (?:di|da) latte|milk (?:fed|thistle)|butter (?:beans?|lettuce)|' +
    `grana (?:di|d) (?:${plantMilks}|zucchero|frutta|sale)|grana (?:grossa|fine|media)|(?:sale|zucchero|pepe) (?:in|a|di) grana`,
  nuts:
    `noc[ei] moscat[ae]|noc[ei] di (?:cocco|burro|cola|${cattle})|(?:${cattle}) (?:, )?(?:(?!(?:e|ed|o|con|al|alla|alle|in|and|with|,) )\\S+ ){0,6}noce|pesc(?:a noce|he noci)|noc[ei] tigrat[ae]|` +
    '(?:tiger|pine|corn|soy|kola|palm|ground|monkey|pea|ginger) nuts?',
  celery: 'sedani rigati',
  molluscs:
    '(?:king )?oyster mushrooms?|fungh[io] ostrica|(?<=^ )mushrooms? (?:, )?oyster(?! sauce)|(?<=^ )squash (?:, )?scallop(?= (?:,|$))|scallop squash|vegetable oyster',
};
