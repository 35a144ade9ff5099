import { IconPlus } from '@tabler/icons-react';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { hasWordsBeginning } from '#shell/common/normalize-text.ts';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isNamedBy } from '../../rules/name-match.ts';
import classes from '../DietaryProfile.module.css';

interface AddAllergenProps {
  allergens: readonly Allergen[];
  onAdd: (allergen: Allergen) => void;
}

/** A select of allergens, which are found by their legal name and by foods that contain them. */
export function AddAllergen({ allergens, onAdd }: AddAllergenProps) {
  const t = useTexts(['dietary-profiles', 'aliments']);
  const nameOf = (allergen: Allergen) => t(`aliments:allergens.${allergen}`);
  const examplesOf = (allergen: Allergen) => t(`allergenExamples.${allergen}`);

  return (
    <SearchableSelect<Allergen>
      aria-label={t('form.add')}
      placeholder={t('form.add')}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      nothingFoundMessage={t('form.unknownAllergen')}
      data={allergens.map((allergen) => ({ value: allergen, label: nameOf(allergen) }))}
      value={null}
      filter={({ search }) =>
        allergens
          .filter((allergen) => isFoundBy(search, `${nameOf(allergen)} ${examplesOf(allergen)}`))
          .map((allergen) => ({ value: allergen, label: nameOf(allergen) }))
      }
      renderOption={({ option: { value } }) => (
        <div>
          {nameOf(value)}
          <p className={classes['examples']}>{examplesOf(value)}</p>
        </div>
      )}
      onChange={(allergen) => allergen && onAdd(allergen)}
    />
  );
}

/** Whether the words of a text begin with those that are typed, or are the same in singular or plural. */
function isFoundBy(typed: string, text: string): boolean {
  return hasWordsBeginning(text, typed) || isNamedBy(typed, text);
}
