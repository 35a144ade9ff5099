export type PasswordStrength = 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong';

const minCharacters = 8;

/** Words that open any list of stolen passwords, in the two languages of the product. */
const common =
  /passw|parola|qwert|asdf|zxcv|abc|ciao|amore|forza|juve|milan|inter|napoli|admin|welcome|letmein|iloveyou/i;

/** How hard a password is to guess: length counts most, variety less, well-known words and runs take it away. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length === 0) return 'empty';
  if (characters.length < minCharacters) return 'short';

  const surprising = characters.filter((character, index) => !continues(characters[index - 1], character)).length;
  const score = surprising - (common.test(password) ? 5 : 0) + kindsOf(password);
  if (score < 9) return 'weak';
  if (score < 13) return 'fair';
  return score < 17 ? 'good' : 'strong';
}

/** `aa`, `12` and `ba`: the second says nothing new. */
function continues(before: string | undefined, character: string): boolean {
  if (before === undefined) return false;
  return Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1;
}

function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
}
