import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Declaration, DietaryProfile } from '../../contract.ts';
import { emptyProfile } from '../../rules/empty-profile.ts';
import { DeclarationText } from '../UndecidedDeclarations.tsx';
import { useUnstatedAllergens } from '../use-unstated-allergens.ts';

interface DeclaredAllergensProps {
  declaration: Declaration;
  sheet: ServerForm<DietaryProfile>;
}

/**
 * What the client declared, above the form. The allergens that it names are added to the form, where each can be changed or removed;
 * a removed one can be added again with a button. A text in which no allergen is recognised has to be entered by hand, which it says.
 */
export function DeclaredAllergens({ declaration, sheet: { form } }: DeclaredAllergensProps) {
  const t = useTexts('dietary-profiles');
  const { allergies } = form.values;
  const named = useUnstatedAllergens(declaration.text, form.values);
  const namesNone = useUnstatedAllergens(declaration.text, emptyProfile).length === 0;
  const added = useRef(new Set<Allergen>());
  const add = (chosen: readonly Allergen[]) =>
    form.setFieldValue('allergies', [
      ...allergies,
      ...chosen.map((allergen) => ({ allergen, severity: 'allergy' as const })),
    ]);

  // Once for each allergen: one that was removed from the form is not added again.
  useEffect(() => {
    const next = named.map(({ allergen }) => allergen).filter((allergen) => !added.current.has(allergen));
    if (next.length === 0) return;
    for (const allergen of next) added.current.add(allergen);
    add(next);
  });

  return (
    <Banner tone="warning">
      <DeclarationText declaration={declaration} />
      {namesNone && <p>{t('declared.byHand')}</p>}
      {named.length > 0 && (
        <Group gap="xs" mt={8}>
          {named.map(({ allergen, name }) => (
            <Button
              key={allergen}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => add([allergen])}
            >
              {t('declared.add', { name })}
            </Button>
          ))}
        </Group>
      )}
    </Banner>
  );
}
