import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import type { Language } from '#shell/common/fields.ts';
import { useTexts, useTextsIn } from '#shell/web/texts/texts.ts';
import type { DietaryProfile } from '../contract.ts';
import { unstatedAllergens } from '../rules/named-allergens.ts';

/**
 * The allergens, with their names, that a text such as a medical history mentions and the profile does not state. The words are those of
 * both languages, because the client may write in another one than the professional reads. The screen must load the text namespaces
 * `dietary-profiles` and `aliments`.
 */
export function useUnstatedAllergens(text: string, profile: DietaryProfile): { allergen: Allergen; name: string }[] {
  const aliments = useTexts('aliments');
  const dictionaries = [useAllergenWords('it'), useAllergenWords('en')];
  const found = unstatedAllergens(text, profile, (allergen) => dictionaries.flatMap((wordsOf) => wordsOf(allergen)));
  return found.map((allergen) => ({ allergen, name: aliments(`allergens.${allergen}`) }));
}

/** Returns a function that returns the name of an allergen and foods with it. */
function useAllergenWords(language: Language): (allergen: Allergen) => string[] {
  const t = useTextsIn(language, 'dietary-profiles');
  const aliments = useTextsIn(language, 'aliments');
  if (!t || !aliments) return () => [];
  return (allergen) => [aliments(`allergens.${allergen}`), ...t(`allergenExamples.${allergen}`).split(', ')];
}
