import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import type { DietaryProfile } from '../contract.ts';

type Stated = Pick<DietaryProfile, 'allergies' | 'isGlutenFree' | 'isLactoseFree'>;

/**
 * The allergens that a text names and the profile does not state, in the order of the regulation. Gluten and milk are stated too by a
 * diet without gluten or lactose.
 */
export function unstatedAllergens(text: string, { allergies, isGlutenFree, isLactoseFree }: Stated): Allergen[] {
  const stated = new Set<Allergen>(allergies.map(({ allergen }) => allergen));
  if (isGlutenFree) stated.add('gluten');
  if (isLactoseFree) stated.add('milk');
  return allergensNamedIn(text).filter((one) => !stated.has(one));
}
