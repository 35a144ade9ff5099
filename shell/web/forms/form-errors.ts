import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { validationMessage } from '#shell/common/validation-message.ts';
import type { ApiError } from '../api/api-error.ts';
import { showMessage } from './show-message.ts';

/** Error messages by field name. */
export type FormErrors = Record<string, string>;

/** Validates the values and returns the first error of each field, with the same texts as the server. */
export function validateFields(schema: z.ZodType | undefined, values: unknown, t: TFunction<'shell'>): FormErrors {
  const result = schema?.safeParse(values);
  if (!result || result.success) return {};
  const errors = result.error.issues.map((issue) => {
    const { key, values: placeholders } = validationMessage(issue as z.core.$ZodIssue);
    return [issue.path.join('.'), String(t(key as never, placeholders as never))] as const;
  });
  return Object.fromEntries(errors.toReversed());
}

export function serverFieldErrors(error: ApiError): FormErrors {
  return Object.fromEntries(Object.entries(error.errors).map(([name, messages]) => [name, messages[0] ?? '']));
}

/**
 * Focuses the first field with an error, in the middle of the window, where no header covers it; returns the first error whose
 * field is not in a form of the page. A field is found by its name, or by `data-field` where the name is on a hidden input, as in
 * a select.
 */
export function focusFirstError(errors: FormErrors): string | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(`form ${selector}`);
  const fields = Object.keys(errors).map((key) => {
    const name = CSS.escape(key);
    return find(`[name="${name}"]:not([type="hidden"])`) ?? find(`[data-field="${name}"]`);
  });
  const first = fields.filter((field) => field !== null).toSorted(byDocumentOrder)[0];
  first?.focus({ preventScroll: true });
  showMessage(first ?? null);
  const hidden = Object.values(errors).filter((_, index) => fields[index] === null);
  return hidden[0] ?? null;
}

function byDocumentOrder(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
