import { useTexts } from '#shell/web/texts/texts.ts';
import { formatHeight } from '#shell/web/texts/units.ts';
import { useClientTypes, useCollaborators } from '../queries.ts';
import type { ClientFormValues } from './form-values.ts';

/** Values of the form that are not readable as they are: ids and codes. */
export function useClientValueText() {
  const t = useTexts('clients');
  const types = useClientTypes();
  const collaborators = useCollaborators();

  return (name: keyof ClientFormValues, value: unknown): string | undefined => {
    if (!value) return undefined;
    if (name === 'client_type_id') return types.find(({ id }) => id === value)?.name;
    if (name === 'trainingCollaboratorId' || name === 'nutritionCollaboratorId')
      return collaborators.find(({ id }) => id === value)?.name;
    if (name === 'gender') return t(value === 'male' ? 'gender.male' : 'gender.female');
    if (name === 'locale') return t(value === 'it' ? 'locale.it' : 'locale.en');
    return name === 'heightCm' ? formatHeight(Number(value), 2) : undefined;
  };
}
