import { isNamedByFood, paddedWords } from './named-allergens.ts';

/** Foods that contain gluten unless their name says otherwise, as regular expressions of normalized words, in Italian and English. */
const names =
  'frumento|grano|grano duro|farro|orzo|segale|kamut|triticale|semola|semolino|cous ?cous|cuscus|bulgur|seitan|malto d orzo|' +
  'wheat|spelt|barley|rye|durum|semolina|pane|panino|panini|pancarre|pangrattato|tramezzin[oi]|toast|baguette|bruschett[ae]|crostin[oi]|' +
  'friselle|grissin[oi]|tarall[oi]|fett[ae] biscottat[ae]|focacci[ae]|focaccine|schiacciata|pizz[ae]|pizzette|calzon[ei]|piadin[ae]|ciabatt[ae]|rosett[ae]|' +
  'pasta|pastin[ae]|spaghetti|spaghettini|linguine|bucatini|penne|rigatoni|fusilli|farfalle|maccheroni|paccheri|orecchiette|trofie|' +
  'tagliatelle|tagliolini|fettuccine|pappardelle|lasagn[ae]|cannelloni|ravioli|tortellini|tortelloni|agnolotti|fregola|birr[ae]|lievito madre|' +
  'crackers?|croissants?|cornett[oi]|brioches?|biscott[oi]|panettone|pandoro|bread|breads|flatbread|sourdough|bagels?|buns?|pretzels?|' +
  'rusks?|breadcrumbs?|beers?|lagers?|macaroni|couscous';
const pattern = new RegExp(` (?:${names})(?= )`);

/** What usually has gluten, too, but is often made without it: what a name with one of these says is to be checked. */
const exceptions =
  / (?:senza|no|s|free|without|deglutinat[oa]|vegan[aoi]?|avena|oats?|riso|rice|mais|corn|saraceno|buckwheat|legumi|lenticchi[ae]|ceci|quinoa|analcolic[ao]) /;

const vegetables =
  'zucchin[aei]|zucc[ah]e?|polenta|patat[ae]|carot[ae]|cavolfior[ei]|cavol[oi]|verz[ae]|broccol[oi]|melanzan[ae]|sedano|rap[ae]|barbabietol[ae]|cetriol[oi]|' +
  'daikon|konjac|shirataki|topinambur|finocchi[o]?|porr[oi]|spinac[io]|pastinac[ah]e?|peperon[ei]|manioca|tapioca|platano|alg[ah]e?|kelp|palmito|' +
  'fagiol[io]|pisell[io]|fave|soia|lupin[io]|' +
  'courgettes?|zucchinis?|squash|pumpkins?|(?:sweet )?potato(?:es)?|carrots?|cauliflowers?|cabbages?|broccoli|aubergines?|eggplants?|celeriac|beetroots?|' +
  'cucumbers?|parsnips?|turnips?|swedes?|cassava|hearts? of palm|chickpeas?|lentils?';
/** Cut of vegetables in general, too. `Lasagne di verdure` has sheets of pasta. */
const strands = 'spaghetti|spaghettini|linguine|tagliatelle|tagliolini|fettuccine|pappardelle|noodles';
const shapes =
  `${strands}|pasta|penne|rigatoni|fusilli|farfalle|maccheroni|paccheri|orecchiette|trofie|lasagn[ae]|pizz[ae]|pizzette|focacci[ae]|focaccine|piadin[ae]|` +
  'pane|toast|bruschett[ae]|crostin[oi]|crackers?|grissin[oi]|cous ?cous|cuscus|bulgur|couscous|macaroni|pizzas?|breads?|buns?|(?:pizza )?crusts?';

/** Made of a vegetable in the shape of the other: `fusilli di zucchine`. Filled ones and `pasta e patate` still have gluten. */
const shapedOfVegetables = new RegExp(
  ` (?:${shapes}) (?:(?!(?:a|al|alla|alle|ai|con|e|,) )\\S+ |con (?:la )?(?:base|impasto) )?(?:di|d|of) (?:${vegetables})(?= )|` +
    ` (?:${strands}) (?:(?!(?:a|al|alla|alle|ai|con|e|,) )\\S+ )?(?:di|d|of) (?:verdur[ae]|vegetables?)(?= )| (?:${vegetables}) (?:${shapes})(?= )| vegetable (?:${strands})(?= )`,
  'g',
);

/** Whether a name says for certain that the food contains gluten: `focaccia`, `pasta di semola`, `birra`. */
export function certainlyHasGluten(name: string): boolean {
  const padded = paddedWords(name);
  return (
    pattern.test(padded.replaceAll(shapedOfVegetables, ' ')) &&
    !exceptions.test(padded) &&
    isNamedByFood(name, 'gluten')
  );
}
