import type { DietaryProfileResponse } from '../contract.ts';

/** Whether nobody has said anything about what the client must not eat, nor did the client in a first survey. A no says something too. */
export function isUndeclared({ version, declarations = [], hasAnsweredAllergies }: DietaryProfileResponse): boolean {
  return version === 0 && declarations.length === 0 && !hasAnsweredAllergies;
}
