import { allergenNames, foodsWithAllergen } from './allergen-names.ts';

/** What says how a food is, in Italian behind its name. */
const italianKinds =
  'vaccin[oaie]|grec(?:o|a|hi|he)|inter[oaie]|scremat[oaie]|parzialmente|classic(?:o|a|i|he)|normal[ei]|comun[ei]|tradizional[ei]|' +
  'stagionat[oaie]|fresc(?:o|a|hi|he)|integral[ei]|semintegral[ei]|bianc(?:o|a|hi|he)|animal[ei]|caprin[oaie]|ovin[oaie]|bufalin[oaie]|' +
  'magr[oaie]|spalmabil[ei]|secc(?:o|a|hi|he)|ver[oaie]|affumicat[oaie]|surgelat[oaie]|grattugiat[oaie]|salat[oaie]|artigianal[ei]|' +
  'raffinat[oaie]|light|non|00|0|di|d';
const englishKinds = 'regular|normal|standard|classic|traditional|greek|dairy|cow s?|cow|whole|skimmed';

/** Matches what begins without a noun of its own: `vaccino`, `di mucca`. */
export const withoutNounPattern = String.raw`(?:${italianKinds}|(?:${englishKinds})(?=\s*(?:$|[,;.)\d])))(?!\p{L})`;

const isItalianKind = new RegExp(`^(?:${italianKinds})$`);
const isEnglishKind = new RegExp(`^(?:${englishKinds})$`);
/** Kinds of what comes from an animal: `yogurt di soia, greco`. Others say as well how something made from plants is. */
const isAnimalKind =
  /^(?:vaccin[oaie]|grec(?:o|a|hi|he)|inter[oaie]|scremat[oaie]|parzialmente|caprin[oaie]|ovin[oaie]|bufalin[oaie]|animal[ei])$/;
const isOfPlants = new RegExp(
  '^(?:soia|cocco|mandorl[ae]|avena|riso|anacard[io]+|nocciol[ae]|canapa|pisell[io]|vegan[oaie]?|vegetal[ei]|' +
    'soya?|coconut|almond|oat|rice|cashew|hazelnut|hemp|pea|plant)$',
);
const isChoice = /^(?:o|oppure|or)$/;
const isJoin = /^(?:,|con|e|ed|piu|and|with|plus)$/;
const isAbsence = /^(?:senza|without|no|priv[aoi])$/;
const isQualified = /^(?:di|d|senza|vegan[oaei]?|vegetal[ei]|plant|soy|gluten)$/;
/** Before what a food is for or like rather than its name: `mozzarella per pizza`, `formaggio a pasta filata`. */
const isPurpose = /^(?:per|for|a)$/;

/** Foods that are made from plants, or without gluten, under the same name. */
const isName = new RegExp(
  `^(?:${[
    ...[allergenNames.milk, allergenNames.eggs, allergenNames.fish, allergenNames.crustaceans, allergenNames.molluscs],
    ...[foodsWithAllergen.gluten, foodsWithAllergen.milk, foodsWithAllergen.eggs],
  ].join('|')})$`,
);
/** Names of one food that are repeated. */
const mostNames = 4;

/**
 * Repeats the name of a food before what else it may be: `latte di soia o vaccino` and `latte di soia, vaccino` are read as
 * `latte di soia, latte vaccino`. `padded`: words and commas with two spaces between them.
 */
export function withNamesRepeated(padded: string): string {
  const typedWords = padded.trim().split(/ +/);
  if (!typedWords.some((word) => isChoice.test(word) || isJoin.test(word))) return padded;
  let names: string[] = [];
  let isAbsent = false;
  let isPlant = false;
  const read = typedWords.flatMap((word, index) => {
    const next = typedWords[index + 1] ?? '';
    if (isChoice.test(word)) {
      if (names.length > 0 && hasNoNoun(next, typedWords[index + 2])) {
        isAbsent = false;
        return [',', ...names];
      }
      if (!isAbsent) names = [];
    } else if (isJoin.test(word)) {
      const isRepeated = isPlant && !isAbsent && names.length > 0 && isOfAnimal(next, typedWords[index + 2]);
      isPlant = false;
      if (isRepeated) return [',', ...names];
      if (word === ',' ? !isQualified.test(next) : !isAbsent) names = [];
      if (word === ',' || word === 'con' || word === 'with') isAbsent = false;
    } else if (isAbsence.test(word)) isAbsent = true;
    else if (isOfPlants.test(word)) isPlant = true;
    else if (!isAbsent && isName.test(word) && !isPurpose.test(typedWords[index - 1] ?? ''))
      names = [...names, word].slice(-mostNames);
    return word;
  });
  return ` ${read.join(' ')} `;
}

function isOfAnimal(word: string, next: string | undefined): boolean {
  return isAnimalKind.test(word) || (isEnglishKind.test(word) && hasNoNoun(word, next));
}

function hasNoNoun(word: string, next: string | undefined): boolean {
  if (isItalianKind.test(word)) return true;
  return (
    isEnglishKind.test(word) && (next === undefined || isChoice.test(next) || isJoin.test(next) || /^\d/.test(next))
  );
}
