import { wordsOf } from '#shell/common/normalize-text.ts';

const maxWords = 8;

/** Articles, prepositions and conjunctions, which are not searched because they occur in about half of the names. */
const connecting = new Set(
  (
    'a e i o il lo la le gli un una di da in con su per al allo alla ai agli alle dal dalla dai dalle del dello della ' +
    'dei degli delle nel nella sul sulla and or the an of on to with at for from'
  ).split(' '),
);

/** The words of a search, at most 8, normalised like `tokenize` of the database: lower case, without accents. */
export function searchWords(search: string): string[] {
  const allWords = wordsOf(search);
  const significant = allWords.filter((word) => !isConnectingWord(word));
  return [...new Set(significant.length > 0 ? significant : allWords)].slice(0, maxWords);
}

/** Whether the word is an article, a preposition or a conjunction. */
export function isConnectingWord(word: string): boolean {
  return connecting.has(word);
}
