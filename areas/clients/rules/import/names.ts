import { wordsOf } from '#shell/common/normalize-text.ts';

export const nameOrders = ['given-first', 'surname-first'] as const;
export type NameOrder = (typeof nameOrders)[number];

const wordsOfHeadings = new Set([
  ...['nome', 'cognome', 'e', 'completo', 'cliente', 'del', 'di'],
  ...['name', 'surname', 'first', 'last', 'given', 'family', 'full', 'and', 'client', 'of'],
]);
const surnames = ['cognome', 'surname', 'last', 'family'];
const givenNames = ['nome', 'first', 'given'];

/** The order of the names in the cells of a heading that names both, such as `Cognome e nome` or `Last, First`; null for others. */
export function nameOrderIn(heading: string): NameOrder | null {
  const headingWords = wordsOf(heading);
  if (!headingWords.every((word) => wordsOfHeadings.has(word))) return null;
  const surname = headingWords.findIndex((word) => surnames.includes(word));
  const given = headingWords.findIndex((word) => givenNames.includes(word));
  // Of `Last name` the word `name` is no given name.
  const other = headingWords.findIndex(
    (word, at) => word === 'name' && !['last', 'family'].includes(headingWords[at - 1] ?? ''),
  );
  const first = given === -1 ? other : given;
  if (surname === -1 || first === -1) return null;
  return surname < first ? 'surname-first' : 'given-first';
}

export interface NameParts {
  given: string;
  surname: string;
}

/** The order of names with a comma between them: the surname first, as in `Rossi, Anna`, unless a heading with a comma says the other. */
export function commaOrderIn(heading: string): NameOrder {
  return (heading.includes(',') && nameOrderIn(heading)) || 'surname-first';
}

/** Divides a full name. With a comma, as in `Rossi, Anna`, `commaOrder` decides; without it `order`. */
export function nameParts(written: string, order: NameOrder, commaOrder: NameOrder = 'surname-first'): NameParts {
  const [before = '', after = '', ...more] = written.split(',').map((part) => part.trim());
  const isDivided = before !== '' && after !== '' && more.length === 0 && !suffix.test(after);
  if (isDivided)
    return commaOrder === 'given-first' ? { given: before, surname: after } : { given: after, surname: before };
  const nameWords = written.trim().split(/\s+/);
  const at = order === 'surname-first' ? surnameLength(nameWords) : Math.min(1, nameWords.length - 1);
  const [one, other] = [nameWords.slice(0, at).join(' '), nameWords.slice(at).join(' ')];
  return order === 'surname-first' ? { given: other, surname: one } : { given: one || other, surname: one && other };
}

/** The name with the given name first, as clients are called. */
export function nameInOrder(written: string, order: NameOrder, commaOrder?: NameOrder): string {
  const { given, surname } = nameParts(written, order, commaOrder);
  return [given, surname].filter(Boolean).join(' ');
}

/** Behind a comma these belong to the name before it. */
const suffix = /^(?:jr|sr|ii|iii|iv|md|phd|rd)\.?$/i;

const particles = new Set([
  ...['de', 'di', 'del', 'della', 'dello', 'dei', 'degli', 'delle', 'da', 'dal', 'dalla', 'lo', 'la', 'li', 'le'],
  ...['van', 'von', 'der', 'den', 'el', 'al', 'ben', 'san', 'dos', 'du'],
]);

/**
 * How many words at the beginning are the surname: those in capitals when the others are not, otherwise one after its particles
 * (`De Rossi`). At least one word is left for the given name.
 */
function surnameLength(nameWords: readonly string[]): number {
  const most = nameWords.length - 1;
  const small = nameWords.findIndex((word) => word !== word.toUpperCase());
  if (small > 0) return small;
  const main = nameWords.findIndex((word) => !particles.has(word.toLowerCase()));
  return Math.min(most, main === -1 ? most : main + 1);
}
