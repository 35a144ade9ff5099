import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Declaration, DietaryProfile } from '../../contract.ts';
import { DeclarationText } from '../UndecidedDeclarations.tsx';
import { useUnstatedAllergens } from '../use-unstated-allergens.ts';

interface DeclaredAllergensProps {
  declaration: Declaration;
  sheet: ServerForm<DietaryProfile>;
}

/** What the client declared, above the form, with buttons that add the allergens that it names. */
export function DeclaredAllergens({ declaration, sheet: { form } }: DeclaredAllergensProps) {
  const t = useTexts('dietary-profiles');
  const { allergies } = form.values;
  const named = useUnstatedAllergens(declaration.text, form.values);
  return (
    <Banner tone="warning">
      <DeclarationText declaration={declaration} />
      {named.length > 0 && (
        <Group gap="xs" mt={8}>
          {named.map(({ allergen, name }) => (
            <Button
              key={allergen}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => form.setFieldValue('allergies', [...allergies, { allergen, severity: 'allergy' }])}
            >
              {t('declared.add', { name })}
            </Button>
          ))}
        </Group>
      )}
    </Banner>
  );
}
