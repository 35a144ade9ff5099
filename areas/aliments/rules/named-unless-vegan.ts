import { hit, isHitUnqualified, withMarks } from './name-qualifiers.ts';

/**
 * Whether a name contains a name of an animal that is not described as vegan: `hamburger con bacon vegano` has beef and no bacon.
 * `padded` has its words and boundaries between two spaces each; `animalNames` finds each of them. With `isEatenByVegetarians` the words
 * for vegetarian food say nothing: `veggie burger with honey`.
 */
export function isNamedUnlessVegan(padded: string, animalNames: RegExp, isEatenByVegetarians = false): boolean {
  const phrases = isEatenByVegetarians ? [] : sayingVegan;
  const { marked } = withMarks(phrases.reduce((text, [phrase, vegan]) => text.replaceAll(phrase, vegan), padded));
  const tokens = marked.replaceAll(animalNames, ` ${hit}`).trim().split(/ +/);
  return isHitUnqualified(tokens, ['vegan']);
}

/** Words for food without meat, fish and gelatine, which may have milk and eggs. They are read as “vegano” behind a noun, or as “vegan”. */
const sayingVegan: readonly (readonly [RegExp, string])[] = [
  [/ (?:vegetarian[aoei]|veg)(?= )/g, ' vegano'],
  [/ (?:vegetarian|veggie|meatless)(?= )/g, ' vegan'],
];
