import { wordsOf } from '#shell/common/normalize-text.ts';

/**
 * Whether a name contains all words of an excluded phrase, in singular or plural: `cipolla` in “Cipolle rosse, crude”.
 * Diminutives are the same food: `cipolla` in “Cipollotti”. Words of one or two letters of a longer phrase do not count.
 */
export function isNamedBy(phrase: string, name: string): boolean {
  return areStemsIn(stemsOfPhrase(phrase), stemsOfName(name));
}

/** Reasons to exclude a food, with its name: who has favism eats no broad beans. */
const foodOfReason = new Map([
  ['favismo', 'fave'],
  ['favism', 'fave'],
  ['g6pd', 'fave'],
]);

/** Equal for phrases that name the same food, in the singular and the plural. */
export function phraseKey(phrase: string): string {
  return stemsOfPhrase(phrase).join(' ');
}

/** The stems of the words of an excluded phrase that count. */
export function stemsOfPhrase(phrase: string): string[] {
  const all = wordsOf(phrase).map((word) => foodOfReason.get(word) ?? word);
  const counted = all.filter((word) => word.length > 2);
  return (counted.length > 0 ? counted : all).map(stemOf);
}

/** The beginnings that words of a name have in common with the counted words of the phrase, where it is named. */
export function beginningsOfPhrase(phrase: string): string[] {
  return stemsOfPhrase(phrase).map((stem) => stem.replace(/(?<=[cg])h$/, ''));
}

/** The stems of the words of a name, which a caller that looks for many phrases computes once. */
export function stemsOfName(name: string): string[] {
  return wordsOf(name).map(stemOf);
}

/** Whether the stems of a name have all those of a phrase. */
export function areStemsIn(searched: readonly string[], stems: readonly string[]): boolean {
  return searched.length > 0 && searched.every((stem) => stems.some((other) => isSameStem(stem, other)));
}

/**
 * The word without the ending of its number. A hard c or g of the singular is written with an h, as in the plural, so that
 * `pesca` and `pesche` have one stem and `pesce` another.
 */
function stemOf(word: string): string {
  if (word.length <= 2) return word;
  const singular = word.replace(/s$/, '');
  const stem = singular.replace(/[aeiou]+$/, '');
  if (stem.length < 2) return word;
  return /[cg]$/.test(stem) && /^[aou]/.test(singular.slice(stem.length)) ? `${stem}h` : stem;
}

/** `asparago` and `asparagi` differ by the h that the plural does not have. */
function isSameStem(one: string, other: string): boolean {
  return (
    one === other ||
    stemOfDiminutive.get(other) === one ||
    (one.length > 5 && (one === `${other}h` || other === `${one}h`))
  );
}

/**
 * Stems of diminutives with those of the same food. They are listed because most names that look like diminutives are other foods:
 * `zucchine` and `zucca`, `fagiolini` and `fagioli`, `pecorino` and `pecora`.
 */
const stemOfDiminutive = new Map([
  ['broccolett', 'broccol'],
  ['cetriolin', 'cetriol'],
  ['cipollin', 'cipoll'],
  ['cipollott', 'cipoll'],
  ['gamberett', 'gamber'],
  ['mozzarellin', 'mozzarell'],
  ['pisellin', 'pisell'],
  ['pomodorin', 'pomodor'],
  ['salamin', 'salam'],
  ['spinacin', 'spinac'],
]);
