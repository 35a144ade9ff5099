import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnamnesisField, AnamnesisSection } from '../../contract/anamnesis.ts';
import {
  type BuiltInField,
  type BuiltInSection,
  isBuiltInField,
  isBuiltInSection,
} from '../../rules/anamnesis-fields.ts';

/** Names of sections and fields: those that the account gave them, else those that are built in. */
export function useAnamnesisNames() {
  const t = useTexts('visits');
  return {
    sectionName: ({ id, name }: Pick<AnamnesisSection, 'id' | 'name'>): string =>
      name ||
      (isBuiltInSection(id) ? t(`anamnesis.sections.${id satisfies BuiltInSection}`) : t('template.newSection')),
    fieldName: ({ id, name }: Pick<AnamnesisField, 'id' | 'name'>): string =>
      name || (isBuiltInField(id) ? t(`anamnesis.fields.${id satisfies BuiltInField}`) : t('template.newField')),
  };
}
