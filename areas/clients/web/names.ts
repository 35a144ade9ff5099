const letters = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** `GB` for Giulia Bianchi: the first letters of the first and the last word, whole emoji included. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase();
}

function firstLetter(word: string): string {
  return [...letters.segment(word)][0]?.segment ?? '';
}
