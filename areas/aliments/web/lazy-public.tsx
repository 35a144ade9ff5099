export { NutrientDialog } from './nutrients/NutrientDialog.tsx';
export { NutrientTotals } from './references/NutrientTotals.tsx';
export { AuthorityRow } from './references/AuthorityRow.tsx';
export { ReferenceSettingsSection } from './references/ReferenceSettingsSection.tsx';
export { useReferences } from './references/use-references.ts';
