import { useMemo } from 'react';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { DietaryProfile } from '../contract.ts';
import { unstatedAllergens } from '../rules/unstated-allergens.ts';

/**
 * The allergens, with their names, that a text such as a medical history mentions and the profile does not state. The screen must load
 * the text namespace `aliments`.
 */
export function useUnstatedAllergens(text: string, profile: DietaryProfile): { allergen: Allergen; name: string }[] {
  const t = useTexts('aliments');
  const unstated = useMemo(() => unstatedAllergens(text, profile), [text, profile]);
  return unstated.map((allergen) => ({ allergen, name: t(`allergens.${allergen}`) }));
}
