import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pathOf, type Route } from '#shell/common/route.ts';
import { type RecordIds, recordOf } from './records.ts';

type Schema = {
  type?: string | string[];
  idOf?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};

export interface Example {
  value: Record<string, unknown>;
  /** The nouns whose ids the request contains. */
  nouns: string[];
}

/** A request that the schema accepts. Every id field contains the id of its noun from `ids`. */
export function exampleOf(schema: z.ZodObject, ids: RecordIds): Example {
  const nouns: string[] = [];
  const value = fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, ids, nouns);
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new Error(`exampleOf: the example does not pass: ${JSON.stringify(value)} ${parsed.error.message}`);
  return { value: value as Record<string, unknown>, nouns };
}

function fill(schema: Schema, ids: RecordIds, nouns: string[]): unknown {
  if (schema.idOf) return idFor(schema.idOf, ids, nouns);
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return fill(schema.oneOf[0] ?? {}, ids, nouns);
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {}, ids, nouns);
  if (schema.allOf) return fill(Object.assign({}, ...schema.allOf), ids, nouns);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fill(part, ids, nouns)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => fill(schema.items ?? {}, ids, nouns));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return textFor(schema);
  }
}

function idFor(noun: string, ids: RecordIds, nouns: string[]): string {
  nouns.push(noun);
  return recordOf(ids, noun);
}

/** The dates are in the past: a field for a date of the future needs an `examples` in its schema. */
const byFormat: Record<string, string> = {
  email: 'qualcuno@example.com',
  date: '2026-11-16',
  'date-time': '2026-11-20T10:00:00.000Z',
  uri: 'https://web.push.apple.com/example',
};

const candidates = [
  '#1A2B3C',
  '2026-11',
  '+393331234567',
  'Europe/Rome',
  '2026-11-20 10:00:00',
  '08:30',
  '22:00',
  'B'.repeat(87),
  'b'.repeat(22),
  'A',
  'parola-di-prova-abbastanza-lunga',
];

function textFor({ format, pattern, minLength }: Schema): string {
  if (format === 'uuid') return randomUUID();
  if (format && byFormat[format]) return byFormat[format];
  if (pattern) return candidates.find((text) => new RegExp(pattern).test(text)) ?? 'x';
  return 'parola'.padEnd(minLength ?? 0, '-');
}

/** The noun of a path parameter: `clients` for `id` in `/clients/:id`. */
export function nounBefore(name: string, route: Route): string {
  const steps = pathOf(route).split('/');
  return steps[steps.indexOf(`:${name}`) - 1] ?? '';
}
