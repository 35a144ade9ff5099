import { z } from 'zod';
import type { DocumentContent } from './parts.ts';

type Issue = z.core.$ZodIssue;
type Parsed<Content> = { content: Content; issues: [] } | { content: null; issues: Issue[] };

/**
 * Parses a document whose earlier version `before` is valid. Parts that are the same objects in both versions are not
 * parsed again, so that a small edit of a large document costs little.
 */
export function parseChanged<Content extends DocumentContent>(
  schema: z.ZodType<Content>,
  content: DocumentContent,
  before: DocumentContent | null,
): Parsed<Content> {
  const known = new Set<object>();
  if (before && schema instanceof z.ZodObject) addParts(known, schema, before);
  const issues: Issue[] = [];
  const parsed = parsePart(schema, content, { known, issues, path: [] });
  return issues.length > 0 ? { content: null, issues } : { content: parsed as Content, issues: [] };
}

interface Progress {
  known: ReadonlySet<object>;
  /** Receives the validation issues. */
  issues: Issue[];
  path: PropertyKey[];
}

function parsePart(schema: z.ZodType, value: unknown, progress: Progress): unknown {
  if (typeof value === 'object' && value !== null && progress.known.has(value)) return value;
  const { ownSchema, lists } =
    schema instanceof z.ZodObject ? splitSchema(schema) : { ownSchema: schema, lists: new Map() };
  const parsed = ownSchema.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    const { path } = progress;
    progress.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
    return null;
  }
  const part = parsed.data as Record<string, unknown[]>;
  for (const [name, element] of lists as ReadonlyMap<string, z.ZodObject>)
    part[name] = (part[name] ?? []).map((child, index) =>
      parsePart(element, child, { ...progress, path: [...progress.path, name, index] }),
    );
  return part;
}

interface SplitSchema {
  /** The schema of the part, with lists of parts whose elements are not validated. */
  ownSchema: z.ZodType;
  /** The schemas of the parts in each list. */
  lists: ReadonlyMap<string, z.ZodObject>;
}

const splitSchemas = new WeakMap<z.ZodObject, SplitSchema>();

function splitSchema(schema: z.ZodObject): SplitSchema {
  const cached = splitSchemas.get(schema);
  if (cached) return cached;
  const lists = new Map<string, z.ZodObject>();
  const arrays: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    if (!(field instanceof z.ZodArray) || !(field.element instanceof z.ZodObject)) continue;
    lists.set(name, field.element);
    arrays[name] = field.clone({ ...field.def, element: z.unknown() });
  }
  const split = { ownSchema: schema.safeExtend(arrays), lists };
  splitSchemas.set(schema, split);
  return split;
}

function addParts(known: Set<object>, schema: z.ZodObject, part: object): void {
  for (const [name, element] of splitSchema(schema).lists) {
    for (const child of (part as Record<string, object[] | undefined>)[name] ?? []) {
      known.add(child);
      addParts(known, element, child);
    }
  }
}
