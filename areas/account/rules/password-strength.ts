export type PasswordStrength = 'empty' | 'short' | 'trivial' | 'weak' | 'fair' | 'good' | 'strong';

const minCharacters = 8;

/** With fewer, a password is only repetitions and sequences, such as `12345678`, `aaaaaaaa` or `abcd1234`. */
const minUnpredictable = 4;

/** Words and character sequences that are frequent in lists of stolen passwords, in both languages of the product. */
const commonWords =
  /passw|parola|qwert|asdf|zxcv|abc|ciao|amore|forza|juve|milan|inter|napoli|admin|welcome|letmein|iloveyou/i;

/**
 * Strength of a password, by length and kinds of characters, without counting common words, repetitions and sequences.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length === 0) return 'empty';
  if (characters.length < minCharacters) return 'short';

  const unpredictable = unpredictableCount(characters);
  if (unpredictable < minUnpredictable) return 'trivial';
  const score = unpredictable - (commonWords.test(password) ? 5 : 0) + kindsOf(password);
  if (score < 9) return 'weak';
  if (score < 13) return 'fair';
  return score < 17 ? 'good' : 'strong';
}

/** Whether a password is only repetitions and sequences of characters. Such a password is refused. */
export function isTrivialPassword(password: string): boolean {
  return unpredictableCount([...password]) < minUnpredictable;
}

function unpredictableCount(characters: readonly string[]): number {
  return characters.filter((character, index) => !isSequence(characters[index - 1], character)).length;
}

/** Whether the second of two characters can be guessed from the first: `aa`, `12`, `ba`. */
function isSequence(previous: string | undefined, character: string): boolean {
  if (previous === undefined) return false;
  return Math.abs((previous.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1;
}

function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
}
