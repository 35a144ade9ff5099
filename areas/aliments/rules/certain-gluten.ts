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

/** Made of a vegetable or polenta in the shape of the other: `fusilli di zucchine`. Filled ones and `pasta e patate` still have gluten. */
const shapedOfOthers =
  / (?<!(?:ravioli|tortellini|tortelloni|agnolotti|cannelloni) )(?:di|d|of) (?:zucchin[ae]|zucca|polenta|patat[ae]|courgettes?|zucchinis?|potato(?:es)?) | (?:courgette|zucchini|squash|polenta) (?:spaghetti|linguine|tagliatelle|fettuccine|pasta|lasagn[ae]|pizzas?) /;

/** Whether a name says for certain that the food contains gluten: `focaccia`, `pasta di semola`, `birra`. */
export function certainlyHasGluten(name: string): boolean {
  const padded = paddedWords(name);
  return (
    pattern.test(padded) && !exceptions.test(padded) && !shapedOfOthers.test(padded) && isNamedByFood(name, 'gluten')
  );
}
