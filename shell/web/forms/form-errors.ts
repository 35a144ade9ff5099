import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { validationMessage } from '#shell/common/validation-message.ts';
import type { ApiError } from '../api/api-error.ts';

/** One sentence a field. */
export type FormErrors = Record<string, string>;

/** What the schema has against the values, in the words the server would use. */
export function validateFields(schema: z.ZodType | undefined, values: unknown, t: TFunction<'shell'>): FormErrors {
  const read = schema?.safeParse(values);
  if (!read || read.success) return {};
  const said = read.error.issues.map((issue) => {
    const { key, values: words } = validationMessage(issue as z.core.$ZodIssue);
    return [issue.path.join('.'), String(t(key as never, words as never))] as const;
  });
  return Object.fromEntries(said.toReversed());
}

export function serverFieldErrors(error: ApiError): FormErrors {
  return Object.fromEntries(Object.entries(error.errors).map(([name, sentences]) => [name, sentences[0] ?? '']));
}

/** Focuses the first wrong field of the page; gives back the sentence of one that is not on it. */
export function focusFirstError(wrong: FormErrors): string | null {
  const fields = Object.keys(wrong).map((name) =>
    document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"], form [data-field="${CSS.escape(name)}"]`),
  );
  const first = fields.filter((field) => field !== null).toSorted(byPlace)[0];
  first?.focus();
  const hidden = Object.values(wrong).filter((_, index) => fields[index] === null);
  return hidden[0] ?? null;
}

function byPlace(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
