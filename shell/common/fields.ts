import { z } from 'zod';
import { isTimeZone } from './dates.ts';

/** A UUID in lower case, as the database writes it, so that ids can be compared as texts. */
export const uuid = z.uuid().toLowerCase();

/** The id of a record of the given noun. The isolation test uses the noun to call each route with ids of another account. */
export function idSchema(noun: string) {
  return uuid.meta({ idOf: noun });
}

/** Text typed by a user. Surrounding spaces are trimmed, control characters are rejected; right-to-left text and emoji are valid. */
export function text(maxLength: number) {
  return z.string().trim().max(maxLength).refine(isPlainText, 'shell:invalid.control_character');
}

/** Pasted text, with its leading tabs: they are the empty first cells of a table. */
export function pastedText(maxLength: number) {
  return z.string().max(maxLength).regex(/\S/).refine(isPlainText, 'shell:invalid.control_character');
}

export function requiredText(maxLength: number) {
  return text(maxLength).min(1);
}

/** An empty and a missing field both parse to null. */
export function optionalText(maxLength: number) {
  return text(maxLength)
    .nullish()
    .transform((text) => text || null);
}

export const email = z.string().trim().toLowerCase().max(254).email();

/** A color as `#92000F`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'shell:invalid.color');

/**
 * The version of a record that is saved whole. A save sends the version that it was opened with; when the record has been
 * saved since, the response is 409 `version_conflict` with the record in `data.record`.
 */
export const recordVersion = z.number().int().min(1);

/** The search text of a list. */
export const search = text(100).optional();

/** The sort fields of a list query: `z.object({ search, ...sortFields(['name', 'createdAt']) })`. */
export function sortFields<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return { sortBy: z.enum(keys).optional(), sortOrder: z.enum(['asc', 'desc']).optional() };
}

/** A calendar day, `2026-11-20`, from 1900 to 2199. */
export const plainDate = z.iso.date().refine((text) => text >= '1900' && text < '2200', 'shell:invalid.date');

/** An instant in UTC, `2026-11-20T08:00:00.000Z`. */
export const instant = z.iso.datetime();

/** An IANA name such as `Europe/Rome`. Offsets such as `+01:00` are refused, because PostgreSQL reads their sign the other way. */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/, { error: 'shell:invalid.time_zone', abort: true })
  .refine(isTimeZone, 'shell:invalid.time_zone');

export const language = z.enum(['it', 'en']);

export type Language = z.output<typeof language>;

/** A number in a query string, which contains only text. */
export const numberInQuery = z.codec(z.union([z.number(), z.string()]), z.number(), {
  decode: (text) => (text === '' ? Number.NaN : Number(text)),
  encode: String,
});

export const pageNumber = numberInQuery.pipe(z.number().int().min(1).max(100_000)).default(1);

/** A boolean in a query string: `true` or `false`. */
export const yesNo = z.codec(z.union([z.boolean(), z.enum(['true', 'false'])]), z.boolean(), {
  decode: (text) => text === true || text === 'true',
  encode: (value) => value,
});

/** The number of the next page in a response, counted from 1; 0 when there is none. */
export const nextPage = z.number().int();

export const emptyResponse = z.object({});

/** The response of a route with `download`: a file and its name. A long file is a stream. */
export const FileResponse = z.object({
  name: z.string(),
  content: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(
    (content) =>
      typeof content === 'object' &&
      content !== null &&
      (content instanceof Uint8Array || Symbol.asyncIterator in content),
  ),
});
export type FileResponse = z.output<typeof FileResponse>;

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !hasControlCharacter(text);
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 && character !== '\n' && character !== '\t' && character !== '\r') return true;
  }
  return false;
}
