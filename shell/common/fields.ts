import { z } from 'zod';

/** An id as the database writes it: two spellings of one id are never taken for two records. */
export const uuid = z.uuid().toLowerCase();

/** The id of a record of that noun. The noun is what the walk through all routes puts a foreign id in for. */
export function idSchema(noun: string) {
  return uuid.meta({ idOf: noun });
}

/** Words a person types: surrounding spaces go, control characters are refused, right-to-left and emoji are welcome. */
export function text(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text.isWellFormed() && !hasControlCharacter(text), 'shell:invalid.control_character');
}

export function requiredText(longest: number) {
  return text(longest).min(1);
}

/** An empty field and a missing one are the same thing: null. */
export function optionalText(longest: number) {
  return text(longest)
    .nullish()
    .transform((text) => text || null);
}

export const email = z.string().trim().toLowerCase().max(254).email();

/** A colour as `#92000F`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'shell:invalid.color');

/** What is looked for in a list. */
export const search = text(100).optional();

/** The sort keys of a list, by the names of what it can be sorted by: `z.object({ search, ...sortFields(sorts) })`. */
export function sortFields<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return { sortBy: z.enum(keys).optional(), sortOrder: z.enum(['asc', 'desc']).optional() };
}

/** A calendar day, `2026-11-20`, of somebody who lives now. */
export const plainDate = z.iso.date().refine((text) => text >= '1900' && text < '2200', 'shell:invalid.date');

/** An instant in UTC, `2026-11-20T08:00:00.000Z`. */
export const instant = z.iso.datetime();

export const language = z.enum(['it', 'en']);

export type Language = z.output<typeof language>;

/** Query strings carry text: these read numbers and yes/no out of it. */
export const numberInQuery = z.codec(z.union([z.number(), z.string()]), z.number(), {
  decode: (text) => (text === '' ? Number.NaN : Number(text)),
  encode: String,
});

export const pageNumber = numberInQuery.pipe(z.number().int().min(1).max(100_000)).default(1);

export const yesNo = z.codec(z.union([z.boolean(), z.enum(['true', 'false'])]), z.boolean(), {
  decode: (text) => text === true || text === 'true',
  encode: (yes) => yes,
});

/** 1 for the first page; answers carry the number of the next one, 0 when there is none. */
export const nextPage = z.number().int();

export const emptyResponse = z.object({});

/** A file handed to the caller under that name: what a route with `download` answers. */
export const FileResponse = z.object({
  name: z.string(),
  content: z.custom<Uint8Array>((content) => content instanceof Uint8Array),
});
export type FileResponse = z.output<typeof FileResponse>;

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 && character !== '\n' && character !== '\t' && character !== '\r') return true;
  }
  return false;
}
