import type { FieldTexts } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MicronutrientCode } from '../../contract.ts';
import type { AlimentDraft } from '../../contract/library.ts';
import type { Allergen, AllergenStrength, Category } from '../../contract/taxonomy.ts';
import { measuredText, useAlimentTexts } from '../aliment-texts.ts';
import type { AlimentValues } from './form-values.ts';

/** The values of the form as text, for the changes of another save; undefined for those that are readable as they are. */
export function useValueText(): (name: keyof AlimentValues & string, value: unknown) => string | undefined {
  const t = useTexts('aliments');

  return (name, value) => {
    switch (name) {
      case 'category':
        return t(`categories.${value as Category}`);
      case 'form':
        return t(`forms.${value as AlimentDraft['form']}`);
      case 'suits':
        return (value as AlimentDraft['suits']).map((diet) => t(`diets.${diet}`)).join(', ');
      case 'confirmedAbsent':
        return (value as Allergen[]).map((allergen) => t(`allergens.${allergen}`)).join(', ');
      default:
        return undefined;
    }
  };
}

/** Texts of the values that are objects or lists of them. */
export function useObjectTexts(): FieldTexts<AlimentValues>['objects'] {
  const t = useTexts('aliments');
  const { nutrientName, quantityText } = useAlimentTexts();
  const namesOf = (record: object) => Object.keys(record) as MicronutrientCode[];

  return {
    micronutrients: {
      text: (amounts) =>
        (Object.entries(amounts) as [MicronutrientCode, number][])
          .map(([code, amount]) => `${nutrientName(code)} ${measuredText(code, amount)}`)
          .join(', '),
    },
    allergens: {
      text: (stated) =>
        (Object.entries(stated) as [Allergen, AllergenStrength][])
          .map(([allergen, strength]) => `${t(`allergens.${allergen}`)}: ${t(`strengths.${strength}`)}`)
          .join(', '),
    },
    portions: {
      text: (portion) => quantityText({ quantity: portion.grams, portion: { ...portion, count: 1 } }),
      keyOf: null,
    },
    cooking: {
      text: ({ method, factor }) => `${t(`methods.${method}`)} ${factor}`,
      keyOf: ({ method }) => method,
    },
    states: { text: (states) => namesOf(states).map(nutrientName).join(', ') },
  };
}
