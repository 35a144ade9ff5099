import type { DietaryProfileResponse } from '../contract.ts';

type DeclaredProfile = Pick<DietaryProfileResponse, 'version' | 'declarations' | 'hasAnsweredAllergies'>;

/**
 * Whether the dietary profile was never saved and no answer of a first survey is about allergies to food. The answer "no" counts as a
 * declaration. False when `hasAnsweredAllergies` is missing, as in responses that an earlier release cached.
 */
export function isUndeclared({ version, declarations = [], hasAnsweredAllergies }: DeclaredProfile): boolean {
  return version === 0 && declarations.length === 0 && hasAnsweredAllergies === false;
}
