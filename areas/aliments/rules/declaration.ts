import type { UsedAliment } from '../contract.ts';

/** What a food is declared to have and to suit. Copies of the food follow it, unlike its names and amounts. */
export type Declaration = Pick<UsedAliment, 'allergens' | 'declaresAllergens' | 'suits'>;

export function declarationOf({ allergens, declaresAllergens, suits }: Declaration): Declaration {
  return { allergens, declaresAllergens, suits };
}
