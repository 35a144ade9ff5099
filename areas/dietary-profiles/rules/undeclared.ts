import type { DietaryProfileResponse } from '../contract.ts';

/** Whether nobody has said anything about what the client must not eat, and no declaration of theirs is to be decided. */
export function isUndeclared({ version, declarations = [] }: DietaryProfileResponse): boolean {
  return version === 0 && declarations.length === 0;
}
