import { useTexts } from '#shell/web/texts/texts.ts';
import type { MicronutrientCode } from '../../contract.ts';
import type { AlimentDraft } from '../../contract/library.ts';
import type { Allergen, AllergenStrength, Category } from '../../contract/taxonomy.ts';
import { measuredText, useAlimentTexts } from '../aliment-texts.ts';
import type { AlimentValues } from './form-values.ts';

/** The values of the form as text, for the changes of another save; undefined for those that are readable as they are. */
export function useValueText(): (name: keyof AlimentValues & string, value: unknown) => string | undefined {
  const t = useTexts('aliments');
  const { nutrientName, quantityText } = useAlimentTexts();

  return (name, value) => {
    switch (name) {
      case 'category':
        return t(`categories.${value as Category}`);
      case 'form':
        return t(`forms.${value as AlimentDraft['form']}`);
      case 'suits':
        return (value as AlimentDraft['suits']).map((diet) => t(`diets.${diet}`)).join(', ');
      case 'micronutrients':
        return (Object.entries(value as object) as [MicronutrientCode, number][])
          .map(([code, amount]) => `${nutrientName(code)} ${measuredText(code, amount)}`)
          .join(', ');
      case 'allergens':
        return (Object.entries(value as object) as [Allergen, AllergenStrength][])
          .map(([allergen, strength]) => `${t(`allergens.${allergen}`)}: ${t(`strengths.${strength}`)}`)
          .join(', ');
      case 'confirmedAbsent':
        return (value as Allergen[]).map((allergen) => t(`allergens.${allergen}`)).join(', ');
      case 'portions':
        return (value as AlimentDraft['portions'])
          .map((portion) => quantityText({ quantity: portion.grams, portion: { ...portion, count: 1 } }))
          .join(', ');
      case 'cooking':
        return (value as AlimentDraft['cooking'])
          .map(({ method, factor }) => `${t(`methods.${method}`)} ${factor}`)
          .join(', ');
      case 'states':
        return Object.keys(value as object)
          .map((code) => nutrientName(code as MicronutrientCode))
          .join(', ');
      default:
        return undefined;
    }
  };
}
