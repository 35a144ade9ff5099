import type { SyntheticEvent } from 'react';
import { useTexts } from '../texts/texts.ts';
import type { ServerForm } from './server-form.ts';
import { focusUnreadableField } from './unreadable-field.ts';

/** Returns the `onSubmit` of a form. While the text of a field is no value, the field says so and nothing is sent. */
export function useFormSubmit<Values extends Record<string, unknown>>(
  form: ServerForm<Values>,
): (event: SyntheticEvent<HTMLElement>) => void {
  const t = useTexts('shell');
  return (event) => {
    event.preventDefault();
    // A date that is typed in part, or does not exist, has an empty value and would be saved as none.
    const unreadable = focusUnreadableField(event.currentTarget);
    if (!unreadable) return form.submit();
    if (unreadable.validity.customError) return;
    form.form.setFieldError(unreadable.name, t(`invalid.${unreadable.type === 'date' ? 'date' : 'format'}`));
  };
}
