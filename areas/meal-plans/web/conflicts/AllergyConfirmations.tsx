import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { type AllergyConfirmation, isAllergen } from '../../contract/allergy-confirmations.ts';
import type { AllergyOfFood } from '../../rules/conflicts.ts';

/** A food that a client may eat only once it is confirmed for their allergy, pregnancy, breastfeeding or age. */
export interface AllergyToConfirm extends AllergyOfFood {
  clientId: string;
  clientName: string;
}

interface AllergyConfirmationsProps {
  needed: readonly AllergyToConfirm[];
  confirmed: readonly AllergyConfirmation[];
  error?: ReactNode;
  onChange: (confirmed: AllergyConfirmation[]) => void;
}

/** One confirmation for each client, food and allergen; nothing when none is needed. */
export function AllergyConfirmations({ needed, confirmed, error, onChange }: AllergyConfirmationsProps) {
  const t = useTexts(['meal-plans', 'aliments']);
  const { language } = useLanguage();
  if (needed.length === 0) return null;
  const textOf = (one: AllergyToConfirm) => {
    const values = { client: one.clientName, food: nameIn(language, one) };
    return isAllergen(one.allergen)
      ? t('confirmAllergies.text', { ...values, allergen: t(`aliments:allergens.${one.allergen}`).toLowerCase() })
      : t(one.isOfMinor ? 'confirmAllergies.ofMinor' : 'confirmAllergies.ofState', {
          ...values,
          group: t(`aliments:restrictedGroups.${one.allergen}`),
        });
  };
  const change = (keys: string[]) => onChange(needed.filter((one) => keys.includes(keyOf(one))).map(confirmationOf));
  return (
    <Checkbox.Group
      data-field="confirmedAllergies"
      label={t(`confirmAllergies.${titleOf(needed)}`)}
      description={t('confirmAllergies.help')}
      error={error}
      value={confirmed.map(keyOf)}
      onChange={change}
    >
      <Stack gap="xs" mt="xs">
        {needed.map((one) => (
          <Checkbox key={keyOf(one)} value={keyOf(one)} label={textOf(one)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Whether each of them is confirmed. */
export function areConfirmed(needed: readonly AllergyToConfirm[], confirmed: readonly AllergyConfirmation[]): boolean {
  const keys = new Set(confirmed.map(keyOf));
  return needed.every((one) => keys.has(keyOf(one)));
}

function titleOf(needed: readonly AllergyToConfirm[]): 'title' | 'titleOfState' | 'titleOfMinor' | 'titleOfBoth' {
  const ofGroups = needed.filter(({ allergen }) => !isAllergen(allergen));
  const hasMinor = ofGroups.some(({ isOfMinor }) => isOfMinor);
  if (!ofGroups.every(({ isOfMinor }) => isOfMinor)) return hasMinor ? 'titleOfBoth' : 'titleOfState';
  return hasMinor ? 'titleOfMinor' : 'title';
}

function keyOf({ clientId, alimentId, allergen }: AllergyConfirmation): string {
  return `${clientId} ${alimentId} ${allergen}`;
}

function confirmationOf({ clientId, alimentId, allergen }: AllergyToConfirm): AllergyConfirmation {
  return { clientId, alimentId, allergen };
}
