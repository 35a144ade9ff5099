import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { DietaryProfile } from '../contract.ts';
import { unstatedAllergens } from '../rules/named-allergens.ts';

/**
 * The allergens, with their names, that a text such as a medical history mentions and the profile does not state. The screen must load
 * the text namespaces `dietary-profiles` and `aliments`.
 */
export function useUnstatedAllergens(text: string, profile: DietaryProfile): { allergen: Allergen; name: string }[] {
  const t = useTexts('dietary-profiles');
  const aliments = useTexts('aliments');
  const found = unstatedAllergens(text, profile, (allergen) => [
    aliments(`allergens.${allergen}`),
    ...t(`allergenExamples.${allergen}`).split(', '),
  ]);
  return found.map((allergen) => ({ allergen, name: aliments(`allergens.${allergen}`) }));
}
