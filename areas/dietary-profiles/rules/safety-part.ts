import type { Declaration, DietaryProfile, DietaryProfileResponse } from '../contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { withAllergyOfQuestion } from './declared-allergies.ts';
import { emptyProfile } from './empty-profile.ts';
import { endedStatesIn } from './ended-states.ts';
import { mentionsMaternalState } from './maternal-names.ts';
import { otherFoodsIn, wordsOfStatements } from './statement-words.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn } from './unstated.ts';

/** Each of these opens pregnancy, breastfeeding, menopause, note and history of a dietary profile. */
export const statePermissions: readonly Permission[] = ['update meal plans', 'view visits', 'view health records'];

export function mayReadWholeProfile(held: readonly string[]): boolean {
  return statePermissions.some((permission) => held.includes(permission));
}

/** The profile without pregnancy, breastfeeding and menopause. That the client is a minor stays: the record says it, too. */
export function withoutStates(profile: DietaryProfile): DietaryProfile {
  const { isPregnant, isLactating, isPostmenopausal } = emptyProfile;
  return { ...profile, isPregnant, isLactating, isPostmenopausal };
}

/** What who may only look at meal plans needs for the safety of the client: allergies, diet, excluded foods and whether they are a minor. */
export function safetyPartOf(response: DietaryProfileResponse): DietaryProfileResponse {
  return {
    ...response,
    profile: { ...withoutStates(response.profile), note: emptyProfile.note },
    changes: [],
    ...(response.declarations && { declarations: response.declarations.flatMap(withoutStatesOf) }),
  };
}

/** Words that imply pregnancy or breastfeeding, beside the names of the states: “il parto è previsto a marzo”. */
const stateWords =
  /gravidanz|gravida|incint|allatt|gestazion|gestant|matern|(?<!\p{L})(?:parto|partor|trimestr|ginecolog|ostetric)|(?:al|alla|nel|nella) [^\s,;.]+ (?:mese|settimana)(?!\p{L})|pregnan|breast|gestation|trimester|(?<!\p{L})(?:birth|due date|nursing)(?!\p{L})/iu;
const englishWords =
  /pregnan|breast|trimester|birth|due date|nursing|(?<!\p{L})(?:the|are|am|have|yes|allerg(?:y|ies|ic)|to)(?!\p{L})/iu;

/**
 * The declaration for readers who may not read pregnancy and breastfeeding. When its words imply one of them, or a professional wrote them
 * where such readers may not read, it has the names of the allergies, intolerances and diets in their place, and is left out when there are none.
 */
export function withoutStatesOf(declaration: Declaration): Declaration[] {
  const questionAndText = `${declaration.question}\n${declaration.text}`;
  if (declaration.source === 'survey' && !impliesState(questionAndText)) return [declaration];
  // The words alone, without those for a state, which would make a reaction of a discomfort.
  const statements = statementsNamedIn(
    declaration.text ? withAllergyOfQuestion(declaration) : wordsOfDeclaration(declaration),
  );
  const otherFoods = otherFoodsIn(declaration).filter(({ name }) => !impliesState(name));
  const text = wordsOfStatements(statements, otherFoods, englishWords.test(questionAndText) ? 'en' : 'it');
  return text === ''
    ? []
    : [{ ...declaration, question: impliesState(declaration.question) ? '' : declaration.question, text }];
}

function impliesState(text: string): boolean {
  return mentionsMaternalState(text) || stateWords.test(text) || endedStatesIn(text).length > 0;
}
