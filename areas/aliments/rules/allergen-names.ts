import type { Allergen } from '../contract/taxonomy.ts';

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
    'lobster|lobsters|crayfish|langoustine|langoustines|shellfish|seafood',
  eggs:
    'uovo|uova|albume|albumi|tuorlo|tuorli|maionese|frittata|frittate|omelette|meringa|meringhe|zabaione|egg|eggs|yolk|yolks|' +
    'mayonnaise|mayo|meringue|meringues|omelettes|omelet',
  fish:
    'pesce|pesci|pescespada|tonno|tonnato|tonnata|salmone|merluzzo|baccala|stoccafisso|acciuga|acciughe|alici|sardina|sardine|' +
    'sgombro|sgombri|trota|trote|orata|orate|branzino|branzini|platessa|sogliola|sogliole|nasello|aringa|aringhe|anguilla|cefalo|muggine|cernia|dentice|sarago|triglia|triglie|rombo|ricciola|pangasio|scorfano|storione|' +
    'persico|luccio|carpa|gallinella|rana pescatrice|coda di rospo|palombo|cernie|lampuga|palamita|merlano|limanda|surimi|' +
    'bottarga|caviale|fish|swordfish|monkfish|catfish|tuna|salmon|cod|anchovy|anchovies|sardines|mackerel|trout|haddock|herring|' +
    'herrings|halibut|plaice|pollock|tilapia|turbot|grouper|sea bass|sea bream|' +
    'mullet|carp|sturgeon|bonito|whiting|caviar',
  peanuts:
    'arachide|arachidi|nocciolina|noccioline|peanut|peanuts|groundnut|groundnuts|ground nut|ground nuts|monkey nuts',
  soybeans: 'soia|tofu|edamame|tempeh|miso|tamari|shoyu|soy|soya|soybean|soybeans|natto',
  milk:
    'latte|latticino|latticini|latticello|formaggio|formaggi|yogurt|yoghurt|burro|panna|ricotta|mozzarella|mozzarelle|parmigiano|' +
    'grana padano|pecorino|mascarpone|stracchino|crescenza|gorgonzola|provola|scamorza|fontina|taleggio|robiola|emmental|cheddar|' +
    'feta|brie|quark|skyr|kefir|besciamella|gelato|gelati|caseina|caseinato|siero di latte|fiordilatte|milk|dairy|cheese|cheeses|yogurts|butter|' +
    'buttermilk|whey|casein|caseinate|parmesan|ice cream|sour cream|whipped cream|heavy cream|double cream|clotted cream|custard',
  nuts:
    'frutta a guscio|frutta secca|noce|noci|mandorla|mandorle|nocciola|nocciole|pistacchio|pistacchi|anacardo|anacardi|pecan|' +
    'macadamia|marzapane|gianduia|gianduja|gianduiotto|gianduiotti|torrone|amaretto|amaretti|nutella|baklava|nut|nuts|walnut|walnuts|' +
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
    'ostriche|capasanta|capesante|moscardino|moscardini|frutti di mare|mollusc|molluscs|mollusk|mollusks|mussel|mussels|clam|clams|' +
    'squid|squids|octopus|oyster|oysters|scallop|scallops|cuttlefish|shellfish|seafood',
};

const plantMilks =
  'cocco|mandorla|mandorle|nocciola|nocciole|noci|anacardi|pistacchio|pistacchi|soia|riso|avena|farro|miglio|canapa|piselli|' +
  'arachidi|sesamo|semi|cacao|karite';
const plantMilksEn =
  'coconut|almond|hazelnut|cashew|walnut|pistachio|macadamia|peanut|nut|soy|soya|rice|oat|hemp|pea|sesame|seed|cocoa|shea|apple';
const cattle = 'manzo|vitello|vitellone|bovino|bue|maiale|suino|prosciutto';

/** Names of other foods that have a name of the allergen in them, as regular expressions of the same kind. */
export const otherFoods: Partial<Record<Allergen, string>> = {
  gluten:
    'grano saraceno|(?:malto|semola|semolino|couscous|cous cous|cuscus) di (?:riso|mais|ceci|lenticchie|grano saraceno)',
  crustaceans: 'crab apples?',
  eggs:
    'uov[oa] (?:di )?(?:pasqua|cioccolato|cioccolata|pesce|lompo|salmone|trota|storione|merluzzo|aringa|muggine|tonno|riccio)|' +
    '(?:easter|chocolate|fish) eggs?|(?:maionese|frittata) (?:vegana|vegetale|di ceci)',
  fish: 'colla di pesce',
  soybeans: 'soia verde|germogli di soia fagiolo mungo',
  milk:
    `(?:latte|panna|yogurt|burro|crema|formaggio|gelato)(?: o \\S+)?(?: a base)? (?:di |d )(?:${plantMilks})|` +
    `(?:${plantMilksEn}) (?:milk|butter|cream)|(?:soy|soya|tofu|oat) (?:yogurt|yoghurt|cheese)|` +
    '(?:latte|panna|yogurt|burro|formaggio|gelato) (?:vegetale|vegano|vegana)|(?:vegan|plant|plant based) (?:milk|butter|yogurt|cheese)|' +
    '(?:agnello|capretto|vitello|maialino|maiale) (?:di|da) latte|milk (?:fed|thistle)|butter (?:beans?|lettuce)',
  nuts:
    `noc[ei] moscat[ae]|noc[ei] di (?:cocco|burro|cola|${cattle})|(?:${cattle}) (?:\\S+ )*noce|pesc(?:a noce|he noci)|noc[ei] tigrat[ae]|` +
    '(?:tiger|pine|corn|soy|kola|palm|ground|monkey|pea|ginger) nuts?',
  celery: 'sedani rigati',
  molluscs: '(?:king )?oyster mushrooms?',
};
