import type { Declaration, DietaryProfileResponse } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { dietsOf, isMedicalDiet } from './conflicts.ts';
import { allergyAnswer } from './allergy-parts.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn } from './unstated.ts';

type DeclaredProfile = Pick<DietaryProfileResponse, 'profile' | 'declarations' | 'hasAnsweredAllergies'>;

/**
 * Whether neither the dietary profile, nor a declaration, nor an answer of a first survey states the allergies and intolerances of a client,
 * or that there are none. Diets for a disease are intolerances; pregnancy, other diets and excluded foods answer
 * nothing. False when `hasAnsweredAllergies` is missing, as in responses that an earlier release cached.
 */
export function isUndeclared({ profile, declarations = [], hasAnsweredAllergies }: DeclaredProfile): boolean {
  const isStated =
    profile.allergies.length > 0 ||
    (profile.allergicWords ?? []).length > 0 ||
    profile.hasNoOtherAllergies ||
    dietsOf(profile).some((diet) => isMedicalDiet(diet));
  return !isStated && !declarations.some(isAboutAllergies) && hasAnsweredAllergies === false;
}

/** Whether a declaration or its question is about an allergy, an intolerance or a disease that needs a diet. */
export function isAboutAllergies(declaration: Pick<Declaration, 'question' | 'text'>): boolean {
  const { question, text } = declaration;
  return (
    allergyAnswer.test(`${question}\n${text}`) || statementsNamedIn(wordsOfDeclaration(declaration)).some(isOfDisease)
  );
}

function isOfDisease(statement: NamedStatement): boolean {
  return statement.kind === 'allergy' || (statement.kind === 'diet' && isMedicalDiet(statement.diet));
}
