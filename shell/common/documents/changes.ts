import { z } from 'zod';
import { canonicalJson } from '../canonical-json.ts';
import {
  assertUniqueIds,
  type DocumentContent,
  DocumentError,
  type IndexedPart,
  indexParts,
  type Part,
  rootId,
  splitPart,
} from './parts.ts';

const name = z.string().min(1).max(64);
const partId = z.string().max(64);

/**
 * The changes of one part: new values of fields, and the new ids of lists, in order. A new part has all of its fields; a
 * part that no list contains any more is deleted. The document itself has the empty id.
 */
export const PartChange = z.object({
  id: partId,
  fields: z.record(name, z.unknown()).optional(),
  lists: z.record(name, z.array(partId).max(10_000)).optional(),
});
export type PartChange = z.output<typeof PartChange>;

/**
 * The changes that turn `before` into `after`, part by part. Values that are the same object are not compared, so the cost
 * of a small edit of an immutable document is that of indexing the parts of `before`.
 */
export function diffDocuments(before: DocumentContent, after: DocumentContent): PartChange[] {
  const previous = indexParts(before);
  const changes: PartChange[] = [];
  const visit = (id: string, value: object) => {
    const previousValue = previous.get(id)?.value;
    if (previousValue === value) return;
    const { part, children } = splitPart(value);
    const change = previousValue ? changeOf(id, splitPart(previousValue).part, part) : { id, ...part };
    if (change) changes.push(change as PartChange);
    for (const child of children) visit(child.id, child.value);
  };
  visit('', after);
  return changes;
}

/**
 * Returns the document with the changes applied; unchanged parts stay the same objects. Throws `DocumentError` when a
 * change names an unknown part, or when a part would be in two lists or inside itself.
 */
export function applyChanges<Content extends DocumentContent>(
  before: Content,
  changes: readonly PartChange[],
): DocumentContent {
  const parts = indexParts(before);
  const changed = new Map(changes.map((change) => [change.id, change]));
  for (const { id, fields } of changes)
    if (!parts.has(id) && id !== (fields?.['id'] ?? fields?.['uuid']))
      throw new DocumentError(`applyChanges: no part ${id}`);
  const touched = withAncestors(changed.keys(), parts);
  const ancestors = new Set<string>();

  function build(id: string): object {
    const previous = parts.get(id);
    if (previous && !touched.has(id)) return previous.value;
    const change = changed.get(id);
    if ((!previous && !change) || ancestors.has(id))
      throw new DocumentError(`applyChanges: the part ${id} is missing or inside itself`);
    ancestors.add(id);
    const { part } = splitPart(previous?.value ?? {});
    const { fields = {}, lists = {} } = change ?? {};
    const builtLists = Object.entries({ ...without(part.lists, fields), ...lists }).map(([name, ids]) => [
      name,
      ids.map(build),
    ]);
    ancestors.delete(id);
    return { ...without(part.fields, lists), ...fields, ...Object.fromEntries(builtLists) };
  }
  const after = build(rootId);
  assertUniqueIds(after);
  return after;
}

/** The ids of the given parts and of all parts that contain them. */
function withAncestors(ids: Iterable<string>, parts: ReadonlyMap<string, IndexedPart>): Set<string> {
  const result = new Set<string>();
  for (const id of ids)
    for (let next: string | null = id; next !== null && !result.has(next); next = parts.get(next)?.parentId ?? null)
      result.add(next);
  return result;
}

/**
 * The change between two versions of a part; null when they are equal. A deleted field is sent as null, because JSON
 * cannot represent undefined.
 */
function changeOf(id: string, previous: Part, next: Part): PartChange | null {
  const deletedFields = Object.keys(previous.fields).filter(
    (field) => !(field in next.fields) && !(field in next.lists),
  );
  const fields = [
    ...Object.entries(next.fields).filter(([field, value]) => !isSame(previous.fields[field], value)),
    ...deletedFields.map((field) => [field, null] as const),
  ];
  const lists = Object.entries(next.lists).filter(([list, ids]) => previous.lists[list]?.join() !== ids.join());
  if (fields.length + lists.length === 0) return null;
  return {
    id,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(lists.length > 0 && { lists: Object.fromEntries(lists.map(([list, ids]) => [list, [...ids]])) }),
  };
}

function without<T>(record: Readonly<Record<string, T>>, names: object): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !(key in names)));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}
