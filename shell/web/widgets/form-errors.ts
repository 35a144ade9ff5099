import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { describeIssue } from '#shell/common/invalid.ts';
import type { ApiError } from '../api/api-error.ts';

/** One sentence a field. */
export type WrongFields = Record<string, string>;

/** What the schema has against the values, in the words the server would use. */
export function wrongFields(schema: z.ZodType | undefined, values: unknown, t: TFunction<'shell'>): WrongFields {
  const read = schema?.safeParse(values);
  if (!read || read.success) return {};
  const said = read.error.issues.map((issue) => {
    const { key, values: words } = describeIssue(issue as z.core.$ZodIssue);
    return [issue.path.join('.'), String(t(key as never, words as never))] as const;
  });
  return Object.fromEntries(said.toReversed());
}

export function refusedFields(error: ApiError): WrongFields {
  return Object.fromEntries(Object.entries(error.errors).map(([name, sentences]) => [name, sentences[0] ?? '']));
}

/** Focuses the first wrong field of the page; gives back the sentence of one that is not on it. */
export function focusFirstWrong(wrong: WrongFields): string | null {
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
