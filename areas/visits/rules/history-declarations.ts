import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { sentencesOf } from '#areas/dietary-profiles/rules/sentences.ts';
import { unrecognisedIn, wordsOfDeclaration } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { type NamedStatement, statementsNamedIn, unstatedIn } from '#areas/dietary-profiles/rules/unstated.ts';
import { type BuiltInField, healthFields } from './anamnesis-fields.ts';
import { declaresNothing, dietaryPartsOf } from './declarations.ts';

const allergyFields: readonly string[] = ['allergies', 'intolerances'] satisfies BuiltInField[];

/** Fields of the medical history that may name an allergy, an intolerance or a diet. */
export const declaringFields: readonly string[] = [...allergyFields, ...healthFields];

/** Words with which professionals write that there is nothing: “nessuna nota”, “nega allergie”, “n.d.”. */
const nothingNoted = new RegExp(
  [
    String.raw`^(?:nessun\p{L}*|non|nega\p{L}*|none|nothing|no|nkda|nka|n\.? ?d|n\.? ?n)(?: (?:altr[ae]|known))?`,
    String.raw`(?: (?:allergi|intoll|intoler)\p{L}*)?(?: (?:e|o|né|ne|and|or|nor) (?:allergi|intoll|intoler)\p{L}*)?`,
    String.raw`(?: (?:alimentar[ei]|not[aeio]|riferit[aeio]|accertat[aeio]|segnalat[aeio]|dichiarat[aeio]|di rilievo|known|reported))*[.!\s]*$`,
  ].join(''),
  'iu',
);

/**
 * What a field of the medical history says about allergies, intolerances and medical diets. Null when nothing is to be decided: it says
 * nothing, or the profile states all that is recognised. In an answer about allergies or intolerances the professional decides about
 * sentences of which nothing is recognised, unless they name excluded words. `question`: the name of the field, which says that its foods
 * are allergies.
 */
export function declaredInHistory(
  { field, question, text }: { field: string; question: string; text: string },
  profile: DietaryProfile,
): string | null {
  const isAboutAllergies = allergyFields.includes(field);
  const declared = isAboutAllergies ? text.trim() : dietaryPartsOf(text);
  if (declared === '' || declaresNothing(declared) || nothingNoted.test(declared)) return null;
  if (unstatedIn(wordsOfDeclaration({ question, text: declared }), profile).some(isDietary)) return declared;
  const excluded = new Set(profile.excludedWords.map((word) => word.toLowerCase()));
  const isOpen = (sentence: string) =>
    !statementsNamedIn(sentence).some(isDietary) &&
    unrecognisedIn(sentence).some((part) => !excluded.has(part.toLowerCase()));
  return isAboutAllergies && sentencesOf(declared).some(isOpen) ? declared : null;
}

/** Pregnancy and breastfeeding are declared by the state of a visit. */
function isDietary({ kind }: NamedStatement): boolean {
  return kind !== 'state';
}
