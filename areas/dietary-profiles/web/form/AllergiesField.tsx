import { ActionIcon, Checkbox, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Allergen, allergens } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Allergy, type Severity, severities } from '../../contract.ts';
import { AddAllergen } from './AddAllergen.tsx';
import classes from '../DietaryProfile.module.css';

interface AllergiesFieldProps {
  value: readonly Allergy[];
  error: ReactNode;
  onChange: (allergies: Allergy[]) => void;
  /** Whether somebody said that there are no other ones, which an empty list does not say by itself. */
  hasNoOthers: boolean;
  onHasNoOthersChange: (hasNoOthers: boolean) => void;
}

/** The allergens that a client reacts to, each with its severity, and a select that adds one. */
export function AllergiesField({ value, error, onChange, hasNoOthers, onHasNoOthersChange }: AllergiesFieldProps) {
  const t = useTexts(['dietary-profiles', 'aliments']);
  const remaining = allergens.filter((allergen) => !value.some((allergy) => allergy.allergen === allergen));
  const setSeverity = (allergen: Allergen, severity: Severity) =>
    onChange(value.map((allergy) => (allergy.allergen === allergen ? { allergen, severity } : allergy)));

  return (
    <Input.Wrapper label={t('fields.allergies')} labelElement="div" error={error}>
      <Stack gap="xs" mt={4}>
        {value.map(({ allergen, severity }) => {
          const name = t(`aliments:allergens.${allergen}`);
          return (
            <div key={allergen} className={classes['allergy']}>
              <Text size="sm" fw={500}>
                {name}
              </Text>
              <SegmentedControl
                size="xs"
                aria-label={name}
                value={severity}
                data={severities.map((one) => ({ value: one, label: t(`severities.${one}`) }))}
                onChange={(chosen) => setSeverity(allergen, chosen as Severity)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('form.remove', { allergen: name })}
                onClick={() => onChange(value.filter((allergy) => allergy.allergen !== allergen))}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            </div>
          );
        })}
        {remaining.length > 0 && (
          <AddAllergen
            allergens={remaining}
            onAdd={(allergen) => onChange([...value, { allergen, severity: 'allergy' }])}
          />
        )}
        {value.length === 0 && (
          <Checkbox
            label={t('fields.hasNoOtherAllergies')}
            description={t('form.noOtherAllergiesHelp')}
            checked={hasNoOthers}
            onChange={(event) => onHasNoOthersChange(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}
