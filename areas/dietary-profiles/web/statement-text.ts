import { useTexts } from '#shell/web/texts/texts.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { ExcludedAliment, Statement } from '../contract.ts';
import { isReligion } from '../rules/religions.ts';

/** Returns a function that describes a statement in a few words: “Allergia: Frutta a guscio”. */
export function useStatementText(): (statement: Statement) => string {
  const t = useTexts(['dietary-profiles', 'aliments']);
  return (statement) => {
    switch (statement.kind) {
      case 'allergy':
        return t(`allergyTo.${statement.severity}`, { allergen: t(`aliments:allergens.${statement.allergen}`) });
      case 'no_other_allergies':
        return t('fields.hasNoOtherAllergies');
      case 'diet':
        return t(`diets.${statement.diet}`);
      case 'aliment':
        return t('excluded', { name: nameOf(statement) });
      case 'category':
        return t('excluded', { name: t(`aliments:categories.${statement.category}`) });
      case 'word':
        if (statement.isAllergy) return t('allergyTo.allergy', { allergen: statement.word });
        return t(isReligion(statement.word) ? 'eats' : 'excluded', { name: statement.word });
      case 'state':
        return t(`states.${statement.state}`);
      case 'note':
        return t('noteOf', { note: statement.note });
    }
  };
}

/** The name in the language of the app; many foods have only one. */
export function nameOf({ name, name_en }: Pick<ExcludedAliment, 'name' | 'name_en'>): string {
  return currentLanguage() === 'en' ? name_en || name : name || name_en;
}
