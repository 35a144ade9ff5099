/**
 * A document is a JSON object whose lists hold parts: objects with an `id` (or `uuid`) that no other part of the document
 * has. Parts may hold parts again. Programs, meal plans, recipes, surveys and visits are documents.
 */
export type DocumentContent = object;

/** One part without the parts in its lists. */
export interface Part {
  /** Its id is among them. A list without parts is a field. */
  fields: Readonly<Record<string, unknown>>;
  /** The ids of the parts in each list, in order. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** A part and where it is. */
export interface PlacedPart extends Part {
  id: string;
  /** Null for the document itself. */
  parentId: string | null;
  /** The list of the parent that holds the part. */
  listName: string | null;
}

/** Stands for the document itself, which has no id in its content. */
export const rootId = '';

/** The parts cannot be put together: an id is missing, or is in two places. */
export class DocumentError extends Error {}

/** All parts of a document by their ids, parents before children, the document itself under `rootId`. */
export function flattenDocument(content: DocumentContent): Map<string, PlacedPart> {
  const parts = new Map<string, PlacedPart>();
  const visit = (value: object, where: Omit<PlacedPart, keyof Part>) => {
    const { part, children } = splitPart(value);
    if (parts.has(where.id)) throw new DocumentError(`flattenDocument: two parts have the id ${where.id}`);
    parts.set(where.id, { ...part, ...where });
    for (const { id, child, listName } of children) visit(child, { id, parentId: where.id, listName });
  };
  visit(content, { id: rootId, parentId: null, listName: null });
  return parts;
}

/** A part as it is in the document. */
export interface IndexedPart {
  value: object;
  /** Null for the document itself. */
  parentId: string | null;
}

/** As `flattenDocument`, without taking the parts apart. Of parts with the same id the last one counts. */
export function indexParts(content: DocumentContent): Map<string, IndexedPart> {
  const parts = new Map<string, IndexedPart>();
  const visit = (value: object, id: string, parentId: string | null) => {
    parts.set(id, { value, parentId });
    for (const list of Object.values(value))
      for (const [index, childId] of partIds(list).entries()) visit((list as object[])[index] ?? {}, childId, id);
  };
  visit(content, rootId, null);
  return parts;
}

export function assertUniqueIds(content: DocumentContent): void {
  const ids = new Set<string>();
  const visit = (value: object) => {
    for (const list of Object.values(value))
      for (const [index, id] of partIds(list).entries()) {
        if (ids.has(id)) throw new DocumentError(`assertUniqueIds: ${id} is in two places`);
        ids.add(id);
        visit((list as object[])[index] ?? {});
      }
  };
  visit(content);
}

/** The document that these parts make. Parts that no list names are left out. */
export function buildDocument<Content extends DocumentContent>(parts: ReadonlyMap<string, Part>): Content {
  const used = new Set<string>();
  const build = (id: string): object => {
    const part = parts.get(id);
    if (!part) throw new DocumentError(`buildDocument: no part ${id}`);
    if (used.has(id)) throw new DocumentError(`buildDocument: ${id} is in two places`);
    used.add(id);
    const lists = Object.entries(part.lists).map(([name, ids]) => [name, ids.map(build)]);
    return { ...part.fields, ...Object.fromEntries(lists) };
  };
  return build(rootId) as Content;
}

interface Child {
  id: string;
  child: object;
  listName: string;
}

/** The fields of one object and the ids in its lists, with the parts in them. */
export function splitPart(value: object): { part: Part; children: Child[] } {
  const fields: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const children: Child[] = [];
  for (const [name, content] of Object.entries(value)) {
    const ids = partIds(content);
    if (ids.length === 0) {
      fields[name] = content;
      continue;
    }
    lists[name] = ids;
    for (const [index, id] of ids.entries())
      children.push({ id, child: (content as object[])[index] ?? {}, listName: name });
  }
  return { part: { fields, lists }, children };
}

/** Empty when the value is no list, or a list of something else than parts. */
function partIds(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0) return [];
  const ids = value.map(idOf);
  return ids.includes('') ? [] : ids;
}

function idOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { id, uuid } = value as { id?: unknown; uuid?: unknown };
  return typeof id === 'string' ? id : typeof uuid === 'string' ? uuid : '';
}

/** The same text for the same value, in whatever order the keys of its objects are: JSONB of PostgreSQL sorts them. */
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([name], [other]) => (name < other ? -1 : 1)))
      : one,
  );
}

/** As `canonicalJson`; a text without surrounding spaces, which the server trims. */
export function comparable(value: unknown): string | undefined {
  return typeof value === 'string' ? JSON.stringify(value.trim()) : canonicalJson(value);
}

/** Whether two different values of a field mean the same. */
export type SameMeaning = (field: string, one: unknown, other: unknown) => boolean;
