import type { ServerForm } from '#shell/web/forms/server-form.ts';
import type { AllergyConfirmation } from '../../contract/allergy-confirmations.ts';

/** What the assignment of a meal plan asks beside that of other templates. */
export interface OwnValues extends Record<string, unknown> {
  conflictNote: string;
  confirmedAllergies: AllergyConfirmation[];
}

export const ownValues: OwnValues = { conflictNote: '', confirmedAllergies: [] };

/** The fields of the note and of the confirmations about allergies, in a form that has these values beside others. */
export function ownFields<Values extends Record<string, unknown>>({ form, field }: ServerForm<Values>) {
  const values: Record<string, unknown> = form.getValues();
  return {
    field: field('conflictNote' as keyof Values & string),
    confirmations: {
      confirmed: (values['confirmedAllergies'] ?? []) as AllergyConfirmation[],
      error: form.errors['confirmedAllergies'],
      onChange: (confirmed: AllergyConfirmation[]) => {
        const changed: Record<string, unknown> = { confirmedAllergies: confirmed };
        form.setValues(changed as Partial<Values>);
        form.clearFieldError('confirmedAllergies');
      },
    },
  };
}
