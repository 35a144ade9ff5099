import type { UsedAliment } from '../contract.ts';

/**
 * What a food is declared to have and to suit, and whether it has a label that declares it. Copies of the food follow it, unlike its
 * names and amounts.
 */
export type Declaration = Pick<UsedAliment, 'allergens' | 'declaresAllergens' | 'suits' | 'hasLabel'>;

export function declarationOf({ allergens, declaresAllergens, suits, hasLabel }: Declaration): Declaration {
  return { allergens, declaresAllergens, suits, hasLabel };
}
