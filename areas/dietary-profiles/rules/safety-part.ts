import type { Declaration, DietaryProfile, DietaryProfileResponse } from '../contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { withAllergyOfQuestion } from './declared-allergies.ts';
import { emptyProfile } from './empty-profile.ts';
import { mentionsMaternalState } from './maternal-names.ts';
import { wordsOfStatements } from './statement-words.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn } from './unstated.ts';

/** Each of these opens pregnancy, breastfeeding, menopause, note and history of a dietary profile. */
export const statePermissions: readonly Permission[] = ['update meal plans', 'view visits', 'view health records'];

export function mayReadWholeProfile(held: readonly string[]): boolean {
  return statePermissions.some((permission) => held.includes(permission));
}

/** The profile without pregnancy, breastfeeding and menopause. */
export function withoutStates(profile: DietaryProfile): DietaryProfile {
  const { isPregnant, isLactating, isPostmenopausal } = emptyProfile;
  return { ...profile, isPregnant, isLactating, isPostmenopausal };
}

/** What who may only look at meal plans needs for the safety of the client: allergies, diet and excluded foods. */
export function safetyPartOf(response: DietaryProfileResponse): DietaryProfileResponse {
  return {
    ...response,
    profile: { ...withoutStates(response.profile), note: emptyProfile.note },
    changes: [],
    ...(response.declarations && { declarations: response.declarations.flatMap(withoutStatesOf) }),
  };
}

/** Words that tell of pregnancy or breastfeeding, more than the names of the states: “il parto è previsto a marzo”. */
const stateWords =
  /gravidanz|gravida|incint|allatt|gestazion|gestant|matern|(?<!\p{L})(?:parto|partor|trimestr|ginecolog|ostetric)|(?:al|alla|nel|nella) [^\s,;.]+ (?:mese|settimana)(?!\p{L})|pregnan|breast|gestation|trimester|(?<!\p{L})(?:birth|due date|nursing)(?!\p{L})/iu;
const englishWords =
  /pregnan|breast|trimester|birth|due date|nursing|(?<!\p{L})(?:the|are|am|have|yes|allerg(?:y|ies|ic)|to)(?!\p{L})/iu;

/**
 * The declaration as who may not read pregnancy and breastfeeding reads it: when it tells of them, the names of the allergies, intolerances and
 * diets alone, not the words of the client; nothing without any.
 */
export function withoutStatesOf(declaration: Declaration): Declaration[] {
  const questionAndText = `${declaration.question}\n${declaration.text}`;
  if (!tells(questionAndText)) return [declaration];
  // The words alone, without those for a state, which would make a reaction of a discomfort.
  const statements = statementsNamedIn(
    declaration.text ? withAllergyOfQuestion(declaration) : wordsOfDeclaration(declaration),
  );
  const text = wordsOfStatements(statements, englishWords.test(questionAndText) ? 'en' : 'it');
  return text === ''
    ? []
    : [{ ...declaration, question: tells(declaration.question) ? '' : declaration.question, text }];
}

function tells(text: string): boolean {
  return mentionsMaternalState(text) || stateWords.test(text);
}
