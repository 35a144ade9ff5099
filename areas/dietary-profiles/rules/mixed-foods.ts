import { wordsOf } from '#shell/common/normalize-text.ts';

interface MixedFood {
  /** Names of foods and dishes that may have any food of the kind, in Italian and English. */
  mixes: RegExp;
  /** Foods of the kind. */
  foods: RegExp;
}

/** Foods of the kinds of which mixed foods are made. */
export const foodsOfMixes = {
  fruit: pattern(
    'kiwi|kiwis|pesc(?:a|he)|nettarin[ae]|percoc(?:a|he)|albicocc(?:a|he)|susin[ae]|prugn[ae]|cilieg[ie]?[ae]?|ciliegi[ae]|fragol[ae]|lampon[ei]|mirtill[oi]|mor[ae]|ribes|mel[ae]|per[ae]|banan[ae]|' +
      'anan(?:as|assi)|melon[ei]|anguri[ae]|uv[ae]|aranc(?:ia|e|io)|mandarin[oi]|clementin[ae]|pompelm[oi]|limon[ei]|mang(?:o|hi)|papa[iy]a|maracuja|frutto della passione|fich?i|cachi|litchi|melagran[ae]|' +
      'peach(?:es)?|nectarines?|apricots?|plums?|cherry|cherries|strawberry|strawberries|raspberry|raspberries|blueberry|blueberries|apples?|pears?|bananas?|pineapples?|melons?|watermelons?|grapes?|oranges?|mangos?|mangoes|passion fruit|figs?|lychees?|pomegranates?',
  ),
  legume: pattern(
    'fav[ae]|cec[ei]|lenticch(?:ia|ie)|fagiol[oi]|pisell[oi]|lupin[oi]|cicerchi[ae]|broad beans?|fava beans?|chickpeas?|lentils?|beans?|peas?',
  ),
  vegetable: pattern(
    'cipoll[ae]|agli?o?|porr[oi]|sedan[oi]|carot[ae]|peperon[ei]|melanzan[ae]|zucchin[aei]|zucc(?:a|he)|pomodor[oi]|cavolfior[ei]|cavol[oi]|broccol[oi]|verz[ae]|spinac[ih]*|biet[ae]|bietol[ae]|finocch(?:io|i)|carciof[oi]|cetriol[oi]|radicch(?:io|i)|rucola|asparag[oi]|patat[ae]|' +
      'onions?|garlic|leeks?|celery|carrots?|peppers?|aubergines?|eggplants?|zucchinis?|courgettes?|pumpkins?|tomato(?:es)?|cauliflowers?|cabbages?|broccoli|spinach|fennel|artichokes?|cucumbers?|asparagus|potato(?:es)?',
  ),
} as const;

/** Mixed foods whose name does not say what they have, by the kind of their ingredients. */
const mixedFoods: readonly MixedFood[] = [
  {
    mixes: pattern(
      'macedoni[ae]|frutta mista|mist[oa] (?:di )?frutta|insalat[ae] di frutta|(?:cocktail|frullat[oi]|succ[oh]i?|spiedin[oi]|coppa|sorbett[oi]) (?:di |alla |della )?frutta(?: mista)?|' +
        'fruit salads?|mixed fruits?|fruit cocktails?|(?:fruit )?smoothies?|tropical fruits?|frutta tropicale|frutta esotica',
    ),
    foods: foodsOfMixes.fruit,
  },
  {
    mixes: pattern(
      'legumi misti|mist[oa] (?:di )?legumi|(?:zupp[ae]|insalat[ae]|minestr[ae]|pasta e|passat[oi]|crem[ae]) (?:di )?legumi(?: mist[io])?|minestron[ei]|mixed (?:beans|legumes|pulses)|(?:bean|legume) (?:salad|soup)s?|minestrone',
    ),
    foods: foodsOfMixes.legume,
  },
  {
    mixes: pattern(
      'verdur[ae] mist[ae]|mist[oa] (?:di )?verdure?|minestron[ei]|insalat[ae] mist[ae]|contorn[oi] mist[oi]|passat[oi] di verdure?|zupp[ae] di verdure?|giardinier[ae]|caponat[ae]|ratatouille|peperonat[ae]|mixed (?:vegetables|salads?|greens)|vegetable (?:soup|stew|mix)s?|minestrone',
    ),
    foods: foodsOfMixes.vegetable,
  },
];

/** What a name lists behind a colon or in brackets, and words by which the list goes on. */
const listed = /[(:]([^()]*)\)?\s*$/;
const openEnd = /(?<!\p{L})(?:ecc|etc|altr[aeio]|others?|stagione|seasonal)(?!\p{L})|\.\.\.|…/iu;

/**
 * The first of some excluded foods that a mixed food may have without naming it: kiwi in “macedonia di frutta”. “Macedonia (mele e pere)” says
 * what it has.
 */
export function findInMix(phrases: readonly string[], name: string): string | undefined {
  const text = ` ${wordsOf(name).join(' ')} `;
  const list = listed.exec(name)?.[1] ?? '';
  const kinds = openEnd.test(list) ? '' : ` ${wordsOf(list).join(' ')} `;
  const mixes = mixedFoods.filter((one) => one.mixes.test(text) && !one.foods.test(kinds));
  if (mixes.length === 0) return;
  return phrases.find((phrase) => mixes.some(({ foods }) => foods.test(` ${wordsOf(phrase).join(' ')} `)));
}

function pattern(alternatives: string): RegExp {
  return new RegExp(` (?:${alternatives})(?= )`);
}
