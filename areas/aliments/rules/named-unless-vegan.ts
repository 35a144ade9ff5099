import { hit, isHitUnqualified, withMarks } from './name-qualifiers.ts';

/**
 * Whether a name has one of the names of animals besides those that “vegan” and the like stand with: `hamburger con bacon vegano` has beef only.
 * `padded` has its words and boundaries between two spaces each; `animalNames` finds each of them.
 */
export function isNamedUnlessVegan(padded: string, animalNames: RegExp): boolean {
  const { marked } = withMarks(sayingVegan.reduce((text, [phrase, vegan]) => text.replaceAll(phrase, vegan), padded));
  const tokens = marked.replaceAll(animalNames, ` ${hit}`).trim().split(/ +/);
  return isHitUnqualified(tokens, ['vegan']);
}

/** Words that say of meat, fish and gelatine what “vegan” says; of milk and eggs they do not. Italian ones stand behind the noun. */
const sayingVegan: readonly (readonly [RegExp, string])[] = [
  [/ (?:vegetarian[aoei]|veg)(?= )/g, ' vegano'],
  [/ (?:vegetarian|veggie|meatless)(?= )/g, ' vegan'],
];
