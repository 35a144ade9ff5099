/** Matches a word for an allergy, in Italian and English. */
export const allergyWord = /allerg|anafil|anaphyl/i;

/** Matches a word for foods or for eating, in Italian and English. */
export const foodWord = /aliment|cib[oi]|mangi|food|\beat/i;

/** A piece of a text, as it is written, with what separates it from the next one. */
export interface Piece {
  text: string;
  separator: string;
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return sentencesWithEnds(text).map((sentence) => sentence.text);
}

/** The sentences of a text with the marks at their ends: together they are the text. */
export function sentencesWithEnds(text: string): Piece[] {
  return piecesOf(text, /([.;\n!?]+)/);
}

/** The parts of a sentence, between its commas, dashes, brackets and conjunctions. Several spaces in a row become one. */
export function partsOfSentence(sentence: string): Piece[] {
  return piecesOf(
    sentence.replaceAll(/\s+/g, ' '),
    /( ?[,:;()/+&]+ ?| [-–—]+ | (?:e|ed|ma|o|oppure|inoltre|mentre|invece|però|and|or|but|while) )/i,
  );
}

/** `separator` has one group, so that `split` returns what separates, too. */
function piecesOf(text: string, separator: RegExp): Piece[] {
  const tokens = text.split(separator);
  return tokens.flatMap((token, index) => (index % 2 === 0 ? { text: token, separator: tokens[index + 1] ?? '' } : []));
}
