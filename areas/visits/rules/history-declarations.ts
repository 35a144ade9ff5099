import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { unrecognisedIn, wordsOfDeclaration } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { type NamedStatement, statementsNamedIn, unstatedIn } from '#areas/dietary-profiles/rules/unstated.ts';
import { type BuiltInField, healthFields } from './anamnesis-fields.ts';
import { declaresNothing, dietaryPartsOf } from './declarations.ts';

const allergyFields: readonly string[] = ['allergies', 'intolerances'] satisfies BuiltInField[];

/** Fields of the medical history that may name an allergy, an intolerance or a diet. */
export const declaringFields: readonly string[] = [...allergyFields, ...healthFields];

/**
 * What a field of the medical history says about allergies, intolerances and medical diets. Null when nothing is to be decided: it says
 * nothing, or the profile states all that is recognised. Of an answer about allergies or intolerances of which nothing is recognised, the
 * professional decides, unless the note or the excluded words of the profile have it. `question`: the name of the field, which says that its foods are allergies.
 */
export function declaredInHistory(
  { field, question, text }: { field: string; question: string; text: string },
  profile: DietaryProfile,
): string | null {
  const isAboutAllergies = allergyFields.includes(field);
  const declared = isAboutAllergies ? text.trim() : dietaryPartsOf(text);
  if (declared === '' || declaresNothing(declared)) return null;
  const declaredText = wordsOfDeclaration({ question, text: declared });
  if (unstatedIn(declaredText, profile).some(isDietary)) return declared;
  const known = [profile.note, ...profile.excludedWords].join('\n').toLowerCase();
  const isOpen = unrecognisedIn(declared).some((part) => !known.includes(part.toLowerCase()));
  const isUnrecognised = isOpen && !statementsNamedIn(declaredText).some(isDietary);
  return isAboutAllergies && isUnrecognised ? declared : null;
}

/** Pregnancy and breastfeeding are declared by the state of a visit. */
function isDietary({ kind }: NamedStatement): boolean {
  return kind !== 'state';
}
