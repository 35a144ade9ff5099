import { Checkbox, Chip, Group, Input, NativeSelect, TextInput } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AlimentDraft } from '../../contract/library.ts';
import { type Allergen, type AllergenStrength, allergens, allergenStrengths, diets } from '../../contract/taxonomy.ts';
import { strengthOf } from '../../rules/food-allergens.ts';
import type { AlimentSetters, AlimentValues } from './form-values.ts';
import classes from './form.module.css';

type AllergenFieldsProps = Pick<
  AlimentValues,
  'name' | 'name_en' | 'brand' | 'allergens' | 'declaresAllergens' | 'otherAllergens' | 'suits'
> &
  Pick<AlimentSetters, 'setFieldValue'> & { suitsError: ReactNode };

/** Allergens, each with what is known of it or suggested by the name, and the diets that the food suits. */
export const AllergenFields = memo(function AllergenFields(props: AllergenFieldsProps) {
  const { allergens: known, declaresAllergens, otherAllergens, suits, suitsError, setFieldValue } = props;
  const t = useTexts('aliments');

  const stateWithout = (allergen: Allergen) => {
    if (declaresAllergens) return t('strengths.absent');
    const isNamed = strengthOf({ ...props, allergens: {} }, allergen) === 'named';
    return t(isNamed ? 'strengths.named' : 'strengths.not_declared');
  };

  function choose(allergen: Allergen, strength: string): void {
    const { [allergen]: _, ...others } = known;
    setFieldValue('allergens', strength ? { ...others, [allergen]: strength as AllergenStrength } : others);
  }

  return (
    <div className={classes['fields']}>
      <Checkbox
        label={t('form.declares')}
        description={t('form.declaresHelp')}
        checked={declaresAllergens}
        onChange={(event) => setFieldValue('declaresAllergens', event.currentTarget.checked)}
      />
      <div className={classes['allergens']}>
        {allergens.map((allergen) => (
          <NativeSelect
            key={allergen}
            label={t(`allergens.${allergen}`)}
            value={known[allergen] ?? ''}
            data={[
              { value: '', label: stateWithout(allergen) },
              ...allergenStrengths.map((value) => ({ value, label: t(`strengths.${value}`) })),
            ]}
            onChange={(event) => choose(allergen, event.currentTarget.value)}
          />
        ))}
      </div>
      <TextInput
        label={t('fields.otherAllergens')}
        description={t('form.otherAllergensHelp')}
        maxLength={500}
        value={otherAllergens}
        onChange={(event) => setFieldValue('otherAllergens', event.currentTarget.value)}
      />
      <Input.Wrapper
        label={t('fields.suits')}
        labelElement="div"
        description={t('form.suitsHelp')}
        error={suitsError}
        data-field="suits"
        tabIndex={-1}
      >
        <Chip.Group
          multiple
          value={suits}
          onChange={(chosen) => setFieldValue('suits', chosen as AlimentDraft['suits'])}
        >
          <Group gap="xs" mt={8}>
            {diets.map((diet) => (
              <Chip key={diet} value={diet}>
                {t(`diets.${diet}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
    </div>
  );
});
