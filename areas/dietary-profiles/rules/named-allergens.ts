import { type Allergen, allergens } from '#areas/aliments/contract/taxonomy.ts';
import type { DietaryProfile } from '../contract.ts';
import { isNamedBy } from './name-match.ts';

type Stated = Pick<DietaryProfile, 'allergies' | 'isGlutenFree' | 'isLactoseFree'>;

/**
 * The allergens that a text names and the profile does not state, in the order of the regulation. `phrasesOf`: the names of an
 * allergen, with those of foods that contain it. Gluten and milk are stated too by a diet without gluten or lactose.
 */
export function unstatedAllergens(
  text: string,
  { allergies, isGlutenFree, isLactoseFree }: Stated,
  phrasesOf: (allergen: Allergen) => readonly string[],
): Allergen[] {
  const stated = new Set<Allergen>(allergies.map(({ allergen }) => allergen));
  if (isGlutenFree) stated.add('gluten');
  if (isLactoseFree) stated.add('milk');
  return allergens.filter((one) => !stated.has(one) && phrasesOf(one).some((phrase) => isNamedBy(phrase, text)));
}
