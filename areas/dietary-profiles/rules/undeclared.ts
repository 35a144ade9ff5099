import type { Declaration, DietaryProfileResponse } from '../contract.ts';
import { mentionsMaternalState } from './maternal-names.ts';
import { wordsOfDeclaration } from './unrecognised.ts';
import { statementsNamedIn } from './unstated.ts';

type DeclaredProfile = Pick<DietaryProfileResponse, 'version' | 'declarations' | 'hasAnsweredAllergies'>;

/**
 * Whether the dietary profile was never saved and no answer of a first survey is about allergies to food. The answer "no" counts as a
 * declaration. False when `hasAnsweredAllergies` is missing, as in responses that an earlier release cached.
 */
export function isUndeclared({ version, declarations = [], hasAnsweredAllergies }: DeclaredProfile): boolean {
  return version === 0 && declarations.every(isOfState) && hasAnsweredAllergies === false;
}

/** Whether a declaration is about pregnancy or breastfeeding alone. */
function isOfState(declaration: Declaration): boolean {
  const { question, text } = declaration;
  const named = statementsNamedIn(wordsOfDeclaration(declaration));
  return mentionsMaternalState(`${question}\n${text}`) && named.every(({ kind }) => kind === 'state');
}
