import type { DietaryProfileResponse } from '../contract.ts';

/**
 * Whether nobody has said anything about what the client must not eat, nor did the client in a first survey. A no says something too.
 * False while it is unknown, as in responses that a device stored before the answer was part of them.
 */
export function isUndeclared({ version, declarations = [], hasAnsweredAllergies }: DietaryProfileResponse): boolean {
  return version === 0 && declarations.length === 0 && hasAnsweredAllergies === false;
}
