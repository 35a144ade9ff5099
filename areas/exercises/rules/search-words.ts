const maxWords = 8;

/** Words that only tie others together: a search that asks for them would find half of the library. */
const connecting = new Set(
  (
    'a e i o il lo la le gli un una di da in con su per al allo alla ai agli alle dal dalla dai dalle del dello della ' +
    'dei degli delle nel nella sul sulla and or the an of on to with at for from'
  ).split(' '),
);

/** What a search asks for, as `words_of` of the database writes words: lower case, without accents. */
export function searchWords(search: string): string[] {
  const words = wordsOf(search);
  const telling = words.filter((word) => !connecting.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** All the words of a name, as they are compared: lower case, without accents. */
export function wordsOf(name: string): string[] {
  return withoutAccents(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
