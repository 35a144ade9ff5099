/** The words for 1 to 10 in both languages, with the articles that count one: `una mela`, `tre uova`. */
const spelled = [
  ['un', 'uno', 'una', 'a', 'an', 'one'],
  ['due', 'two'],
  ['tre', 'three'],
  ['quattro', 'four'],
  ['cinque', 'five'],
  ['sei', 'six'],
  ['sette', 'seven'],
  ['otto', 'eight'],
  ['nove', 'nine'],
  ['dieci', 'ten'],
] as const;

/** The number of each word, in lower case. */
export const numberOfWord: ReadonlyMap<string, number> = new Map(
  spelled.flatMap((spellings, index) => spellings.map((spelling): [string, number] => [spelling, index + 1])),
);

/** Source of a regular expression: a word for 1 to 10. */
export const numberWordPattern = `(${[...numberOfWord.keys()].join('|')})`;

const uncounted = 'quarti|terzi|quarters?|thirds?|o|or|e|and|percent|per cento';
const numbered = 'formaggi|stagioni|cereali|spezie|cheeses?|seasons?|grains?|cereals?|spices?';
/**
 * Source of a regular expression: the rest of a text in which the word before does not count a food: `quattro formaggi`, `tre quarti
 * di latte`, `tre o quattro noci`, `two percent milk`.
 */
export const numberedFoodPattern = String.raw`(?:${uncounted}|${numbered})(?!\p{L})`;

/** Source of a regular expression: a food whose own name begins with a word for a piece, `fette biscottate`. */
export const pieceFoodPattern = String.raw`fett[ae]\s+(?:biscottat|tostat|croccant|integral|light|wasa)\p{L}*`;

/** Source of a regular expression: what may be written before a number that counts pieces, `uova n. 2`, `uova x2`. */
export const countMarkPattern = String.raw`(?:n(?:[.°º]\s?|r\.\s?|um\.\s?|\s)|x\s?)`;

/** Source of a regular expression: not behind a word whose number belongs to the name of the food, `farina tipo 2`, `omega 3`. */
export const notNumberedNamePattern = String.raw`(?<!(?:^|\s)(?:tipo|type|omega))`;
