import type { Allergen } from '../contract/taxonomy.ts';

/**
 * Dishes with all allergens of their usual recipe, as regular expressions of normalized words in Italian and English. A name counts in
 * names of foods and in notes, to be checked: recipes differ. Without a row are dishes whose usual recipe has none of it, such as polenta
 * or curry, and what a dish is served with, such as the soy sauce of sushi.
 */
const dishes: readonly (readonly [names: string, ...allergens: Allergen[]])[] = [
  // Pizza that is said to have no other cheese than one without milk or lactose has its name from the dough only.
  [
    String.raw`(?:pizz[ae]|pizzas|pizzett[ae])(?! (?:(?:alla|all|alle) )?(?:marinara|rossa|rosse) |(?: [^\s,]+){0,4} (?:(?:mozzarella|formaggio|cheese)(?: [^\s,]+){0,2} §\S|§\S+ (?:mozzarella|cheese) ))|calzon[ei]|panzerott[oi]`,
    ...(['gluten', 'milk'] as const),
  ],
  ['pizz[ae] (?:(?:alla|all|alle) )?(?:marinara|rossa|rosse)', 'gluten'],
  ['lasagn[ae]|lasagnes|cannelloni|vincisgrassi|crespell[ae]|timball[oi]', 'gluten', 'eggs', 'milk'],
  ['pasta (?:al forno|pasticciata)|pasta bake', 'gluten', 'milk'],
  [
    '(?<! tofu )ravioli(?! (?:cinesi|di tofu) )|raviol[oi] di (?:ricotta|magro)|tortell[oi]|tortellini|tortelloni|agnolotti|cappelletti|anolini',
    ...(['gluten', 'eggs', 'milk'] as const),
  ],
  ['(?:ravioli cinesi|gyoza|dumplings?|wontons?|involtini primavera|spring rolls?)', 'gluten', 'soybeans'],
  [
    '(?:tagliatelle|tagliolini|fettuccine|pappardelle|garganelli|maltagliati)(?! (?:[^\\s,]+ )?(?:di|d|of) )',
    ...(['gluten', 'eggs'] as const),
  ],
  ['gnocchi (?:di semolino|alla romana)|canederli|spatzle|spaetzle', 'gluten', 'eggs', 'milk'],
  ['gnocchi|gnocchetti', 'gluten', 'eggs'],
  ['carbonara', 'gluten', 'eggs', 'milk'],
  ['cacio e pepe|amatriciana|gricia|alfredo|mac (?:and|n|e|,) cheese', 'gluten', 'milk'],
  ['risott[oi]|risottino', 'milk'],
  ['orzotto', 'gluten', 'milk'],
  ['pescatora|(?:risotto|paella|zuppa) (?:alla|di) (?:marinara|mare)|fish stew', 'crustaceans', 'fish', 'molluscs'],
  ['arancin[oi]|suppli|crocchett[ae]|croquettes?', 'gluten', 'eggs', 'milk'],
  [
    '(?:purea|pure) (?:di|d) (?:\\S+ )?(?:patat[ae]|carot[ae]|zucca|zucchine|spinaci|broccoli|piselli|verdur[ae]|cavolfiore|sedano)',
    'milk',
  ],
  [
    '(?<! (?:fruit|apple|pear|banana|mango|berry|tomato|pumpkin|date) )purea(?! (?:di|d) )|mashed potato(?:es)?|potato mash|bangers and mash',
    'milk',
  ],
  ['(?:gateau|gatto) di patate|gratin|gratinat[aoei]|moussaka|mussaka', 'gluten', 'eggs', 'milk'],
  ['parmigiana(?= (?:,|di|con) |$| $)|alla parmigiana|melanzane parmigiana|eggplant parm', 'milk'],
  ['mozzarell[ae] in carrozza|cordon bleu|ascolan[ae]', 'gluten', 'eggs', 'milk'],
  [
    'cotolett[ae](?! (?:(?:di|d) )?(?:agnello|soia|vegetal[ei])(?: |$))|schnitzel|impanat[aeio]|panat[aeio]|tempura|pastella|nuggets(?! di )',
    ...(['gluten', 'eggs'] as const),
  ],
  ['cotolett[ae](?: \\S+){0,3} alla milanese', 'gluten', 'eggs'],
  ['cotolett[ae] (?:(?:di|d) )?(?:soia|vegetal[ei])|nuggets|ravioli|muffins?|tort[ae]|cakes?', 'gluten'],
  ['scaloppin[ae] (?:al|ai|agli|all|alle|alla) (?!griglia|piastra)\\S+', 'gluten'],
  ['polpett[ae]|polpettin[ae]|polpetton[ei]|meatballs?|meatloaf', 'gluten', 'eggs', 'milk'],
  ['fish and chips|fish , chips', 'gluten', 'fish'],
  [
    'fritto misto(?! (?:di |alla )?(?:verdur|piemontes|vegetarian))|fritto di paranza|paranza|frittura di (?:pesce|paranza|mare)',
    ...(['gluten', 'crustaceans', 'fish', 'molluscs'] as const),
  ],
  ['(?:calamari|totani|alici|acciughe|anelli di (?:totano|calamaro)) fritt[ei]|fried calamari', 'gluten'],
  ['paella(?! (?:di |con |alla |alle |de )?(?:carn|poll|verdur|vegetarian|vegetal))', 'crustaceans', 'molluscs'],
  ['zupp[ae] di pesce|caciucco|brodett[oi]|cacciucco|bouillabaisse|cioppino', 'crustaceans', 'fish', 'molluscs'],
  ['bisque', 'crustaceans', 'milk'],
  ['chowder', 'milk'],
  ['russian salad|coleslaw|salsa rosa', 'eggs'],
  ['hollandaise|salsa olandese|bearnaise|bernese', 'eggs', 'milk'],
  ['vitello tonnato|tonnato|tonnata|(?:insalata )?nizzarda|(?:salade )?nicoise', 'eggs', 'fish'],
  ['caesar(?! s |[^,]* §)', 'eggs', 'fish', 'milk'],
  ['caesar salad|insalata caesar', 'gluten'],
  ['(?:insalata |alla )?caprese(?<! tort[ae] caprese)|insalata greca|greek salad', 'milk'],
  ['waldorf', 'celery', 'eggs', 'nuts'],
  ['minestron[ei]|caponat[ae]', 'celery'],
  ['pesto', 'milk', 'nuts'],
  ['quiches?|tort[ae] salat[ae]|rustic[oi] salat[oi]|casatiello', 'gluten', 'eggs', 'milk'],
  ['vol au vent', 'gluten', 'milk'],
  ['shepherd s pie|shepherds pie|cottage pie', 'milk'],
  // English and American names.
  ['pies?|(?:apple|lemon|fruit|egg|custard|onion|leek|treacle|bakewell) tarts?', 'gluten', 'eggs', 'milk'],
  [
    '(?:yorkshire|bread|bread and butter|sticky toffee) puddings?|trifle|french toast|eggs benedict',
    'gluten',
    'eggs',
    'milk',
  ],
  ['(?:rice|chocolate|vanilla|banana) puddings?|budin[oi](?! (?:(?:di|d|alla|al) )?(?:soia|vegetale|chia))', 'milk'],
  ['cheeseburgers?|quesadillas?', 'gluten', 'milk'],
  ['club sandwich(?:es)?', 'gluten', 'eggs'],
  ['(?:beef )?stroganoff|welsh rarebit|enchiladas?|fonduta|fondue|raclette', 'milk'],
  // Asia.
  ['(?:ura|hoso|futo)?maki|sushi|nigiri|temaki|chirashi', 'crustaceans', 'fish'],
  ['ramen', 'gluten', 'eggs', 'soybeans'],
  ['teriyaki|yakitori|(?:chow|lo) mein|yakisoba', 'gluten', 'soybeans'],
  ['pad thai', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans'],
  ['kung pao', 'peanuts', 'soybeans'],
  ['gado gado', 'eggs', 'peanuts', 'soybeans'],
  ['satay', 'peanuts'],
  ['(?:riso )?(?:alla )?cantonese|egg fried rice|bibimbap|nasi goreng', 'eggs', 'soybeans'],
  ['laksa|tom yum|kimchi', 'crustaceans', 'fish'],
  ['tikka masala|lassi|raita|naan', 'milk'],
  ['korma', 'milk', 'nuts'],
  ['surimi', 'gluten', 'crustaceans', 'eggs', 'fish'],
  ['falafel', 'gluten', 'sesame'],
  ['baba g(?:h)?an(?:o)?u[sj]h?|halva|halwa', 'sesame'],
  // Breakfast, cakes and desserts.
  ['muesli|granola', 'gluten', 'nuts'],
  [
    'brioches?|pan brioche|cornett[oi]|croissants?|saccottin[oi]|bombolon[ei]|krapfen|girell[ae]',
    'gluten',
    'eggs',
    'milk',
  ],
  [
    'ciambell[ae]|ciambellon[ei]|doughnuts?|donuts?|plumcake|(?<! english )muffins?|merendin[ae]|pasticcini',
    'gluten',
    'eggs',
    'milk',
  ],
  ['pancakes?|crepes?|waffles?|scones?|blinis', 'gluten', 'eggs', 'milk'],
  [
    '(?:tort[ae](?! (?:(?:di|d) )?(?:ceci|caserecc))|crostat[ae]|tortin[oi]|sachertorte|sacher|pastiera|strudel|crumble|tarte tatin)',
    ...(['gluten', 'eggs', 'milk'] as const),
  ],
  [
    '(?<! (?:rice|corn|maize|fish|crab|salmon|tuna|cod|potato|oat|cereal|multigrain|wheat) )cakes?|cupcakes?|brownies?',
    ...(['gluten', 'eggs', 'milk'] as const),
  ],
  ['(?:fish|crab|salmon|tuna|cod) cakes?', 'gluten', 'eggs'],
  ['tort[ae] (?:(?:di|d) carote|caprese|sbrisolona)|sbrisolona|carrot cake|linzer(?:torte)?|bakewell tarts?', 'nuts'],
  [
    'biscotti|(?<! con )biscotto|frollin[oi]|cookies?|biscuits|(?<! with )biscuit|lingue di gatto',
    'gluten',
    'eggs',
    'milk',
  ],
  ['shortbread|wafers?', 'gluten', 'milk'],
  ['cantucci|cantuccini', 'gluten', 'eggs', 'nuts'],
  ['amarett[oi]|macarons?|brutti ma buoni|ricciarelli|torrone|nougat', 'eggs', 'nuts'],
  ['baci di dama', 'gluten', 'milk', 'nuts'],
  ['panforte|panpepato', 'gluten', 'nuts'],
  ['panettone|pandoro', 'gluten', 'eggs', 'milk'],
  ['colomba pasquale|fett[ae] di colomba', 'gluten', 'eggs', 'milk', 'nuts'],
  ['cheesecakes?|tiramisu|zuppa inglese|cannol[oi] sicilian[oi]|cassata|baba(?! g(?:h)?an)', 'gluten', 'eggs', 'milk'],
  ['bigne|profiteroles?|eclairs?|madeleines?|millefoglie|sfogliatell[ae]|sfogliatin[ae]', 'gluten', 'eggs', 'milk'],
  ['chiacchiere (?:di carnevale|fritte|al forno)|castagnol[ae]|frittell[ae]|zeppol[ae]', 'gluten', 'eggs', 'milk'],
  ['savoiardi|pan di spagna|sponge cake', 'gluten', 'eggs'],
  ['crema pasticcera|creme (?:brulee|caramel)|semifredd[oi]|mousse al cioccolato|chocolate mousse', 'eggs', 'milk'],
  ['frappe|affogato|stracciatella|fudge|toffee|dulce de leche', 'milk'],
  [
    'cappuccin[oi]|caffe macchiato|macchiato|marocchino|flat white|cioccolat[ao] cald[ao]|cioccolata in tazza|hot chocolate',
    'milk',
  ],
  ['nutella|gianduia|gianduja|gianduiott[oi]', 'milk', 'nuts'],
  ['nutella', 'soybeans'],
  ['snickers', 'eggs', 'milk', 'peanuts', 'soybeans'],
];

/** What is behind the name of a dish when it is only a part of it or made for it: `pizza sauce`, `pie crust`. */
const partOfDish = '(?! (?:sauces?|bases?|dough|crusts?|flour|seasoning|spices?) )';
/** What is made for a dish or tastes like it: `salsa per pizza`. */
const madeForDish =
  '(?<! (?:per|for|da|gusto|stile|base|impasto) )(?<! (?:per|for|da) (?:la|le|il|lo|gli|i|the) )(?<! (?:per|for) \\S+ (?:e|and|o|or) )';

/** The names of the dishes that usually have the allergen; empty when none has. */
export function dishesWith(allergen: Allergen): string {
  return dishes.flatMap(([names, ...allergens]) => (allergens.includes(allergen) ? `(?:${names})` : [])).join('|');
}

/** The same for an allergen that what is made for a dish does not have: gluten is in the base of a pizza, milk is not. */
export function servedDishesWith(allergen: Allergen): string {
  const names = dishesWith(allergen);
  return names === '' ? '' : `${madeForDish}(?:${names})${partOfDish}`;
}
