import { canonicalJson } from '../canonical-json.ts';

/**
 * A document is a JSON object whose lists contain parts: objects with an `id` (or `uuid`) that is unique in the document.
 * Parts may contain lists of parts. Programs, meal plans, recipes, surveys and visits are documents.
 */
export type DocumentContent = object;

/** One part without the parts in its lists. */
export interface Part {
  /** All fields, including the id. A list that contains no parts is a field. */
  fields: Readonly<Record<string, unknown>>;
  /** The ids of the parts in each list, in order. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** A part and its location in the document. */
export interface PlacedPart extends Part {
  id: string;
  /** Id of the part that contains this one; null for the document itself. */
  parentId: string | null;
  /** The list of the parent that contains the part. */
  listName: string | null;
}

/** The id of the document itself, which has no id in its content. */
export const rootId = '';

/** The parts do not form a document: an id is missing or occurs twice. */
export class DocumentError extends Error {}

/** All parts of a document by their ids, parents before children, the document itself under `rootId`. */
export function flattenDocument(content: DocumentContent): Map<string, PlacedPart> {
  const parts = new Map<string, PlacedPart>();
  const visit = (value: object, location: Omit<PlacedPart, keyof Part>) => {
    const { part, children } = splitPart(value);
    if (parts.has(location.id)) throw new DocumentError(`flattenDocument: two parts have the id ${location.id}`);
    parts.set(location.id, { ...part, ...location });
    for (const child of children) visit(child.value, { id: child.id, parentId: location.id, listName: child.listName });
  };
  visit(content, { id: rootId, parentId: null, listName: null });
  return parts;
}

/** A part with the parts in its lists, as the document contains it. */
export interface IndexedPart {
  value: object;
  /** Id of the part that contains this one; null for the document itself. */
  parentId: string | null;
}

/**
 * All parts of a document by their ids, parents before children, each with the parts in its lists. Of several parts
 * with the same id the last one is returned.
 */
export function indexParts(content: DocumentContent): Map<string, IndexedPart> {
  const parts = new Map<string, IndexedPart>();
  const visit = (value: object, id: string, parentId: string | null) => {
    parts.set(id, { value, parentId });
    for (const list of Object.values(value)) for (const child of partsOf(list)) visit(child, idOf(child), id);
  };
  visit(content, rootId, null);
  return parts;
}

export function assertUniqueIds(content: DocumentContent): void {
  const ids = new Set<string>();
  const visit = (value: object) => {
    for (const list of Object.values(value))
      for (const child of partsOf(list)) {
        const id = idOf(child);
        if (ids.has(id)) throw new DocumentError(`assertUniqueIds: ${id} occurs twice`);
        ids.add(id);
        visit(child);
      }
  };
  visit(content);
}

/** The inverse of `flattenDocument`. Parts that no list contains are left out. */
export function buildDocument<Content extends DocumentContent>(parts: ReadonlyMap<string, Part>): Content {
  const used = new Set<string>();
  const build = (id: string): object => {
    const part = parts.get(id);
    if (!part) throw new DocumentError(`buildDocument: no part ${id}`);
    if (used.has(id)) throw new DocumentError(`buildDocument: ${id} occurs twice`);
    used.add(id);
    const lists = Object.entries(part.lists).map(([name, ids]) => [name, ids.map(build)]);
    return { ...part.fields, ...Object.fromEntries(lists) };
  };
  return build(rootId) as Content;
}

interface Child {
  id: string;
  value: object;
  listName: string;
}

/** Splits an object into its fields and the ids in its lists; `children` are the parts in the lists. */
export function splitPart(value: object): { part: Part; children: Child[] } {
  const fields: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const children: Child[] = [];
  for (const [name, content] of Object.entries(value)) {
    const parts = partsOf(content);
    if (parts.length === 0) {
      fields[name] = content;
      continue;
    }
    lists[name] = parts.map(idOf);
    for (const part of parts) children.push({ id: idOf(part), value: part, listName: name });
  }
  return { part: { fields, lists }, children };
}

/** The parts in a list; empty when the value is not a list of parts. */
export function partsOf(value: unknown): readonly object[] {
  return Array.isArray(value) && value.every((element) => idOf(element) !== '') ? value : [];
}

/** The id of a part; '' for another value. */
export function idOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { id, uuid } = value as { id?: unknown; uuid?: unknown };
  return typeof id === 'string' ? id : typeof uuid === 'string' ? uuid : '';
}

/** The canonical JSON of a value. A text is trimmed first, because the server trims texts. */
export function comparable(value: unknown): string | undefined {
  return typeof value === 'string' ? JSON.stringify(value.trim()) : canonicalJson(value);
}

/** Whether two different values of a field have the same meaning. */
export type SameMeaning = (field: string, one: unknown, other: unknown) => boolean;
