import { z } from 'zod';
import {
  assertUniqueIds,
  canonicalJson,
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
 * What changed in one part: the values of fields, and the ids in lists, in order. A part that is new has all of its
 * fields; a part that no list names any more is deleted. The document itself has the empty id.
 */
export const PartChange = z.object({
  id: partId,
  fields: z.record(name, z.unknown()).optional(),
  lists: z.record(name, z.array(partId).max(10_000)).optional(),
});
export type PartChange = z.output<typeof PartChange>;

/**
 * What makes `before` into `after`, part by part. Values that are the same object are not looked into, so the cost of a
 * small edit of an immutable document is that of finding the parts of `before`.
 */
export function diffDocuments(before: DocumentContent, after: DocumentContent): PartChange[] {
  const known = indexParts(before);
  const changes: PartChange[] = [];
  const visit = (id: string, value: object) => {
    const old = known.get(id)?.value;
    if (old === value) return;
    const { part, children } = splitPart(value);
    const change = old ? changeOf(id, splitPart(old).part, part) : { id, ...part };
    if (change) changes.push(change as PartChange);
    for (const one of children) visit(one.id, one.child);
  };
  visit('', after);
  return changes;
}

/**
 * The document after these changes. What they do not touch stays the same object. Throws `DocumentError` when they do not
 * fit the document.
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
  const open = new Set<string>();

  function build(id: string): object {
    const old = parts.get(id);
    if (old && !touched.has(id)) return old.value;
    const change = changed.get(id);
    if ((!old && !change) || open.has(id)) throw new DocumentError(`applyChanges: no place for the part ${id}`);
    open.add(id);
    const { part } = splitPart(old?.value ?? {});
    const { fields = {}, lists = {} } = change ?? {};
    const built = Object.entries({ ...without(part.lists, fields), ...lists }).map(([name, ids]) => [
      name,
      ids.map(build),
    ]);
    open.delete(id);
    return { ...without(part.fields, lists), ...fields, ...Object.fromEntries(built) };
  }
  const after = build(rootId);
  assertUniqueIds(after);
  return after;
}

/** Ids with those of everything that contains them. */
function withAncestors(ids: Iterable<string>, parts: ReadonlyMap<string, IndexedPart>): Set<string> {
  const all = new Set<string>();
  for (const id of ids)
    for (let next: string | null = id; next !== null && !all.has(next); next = parts.get(next)?.parentId ?? null)
      all.add(next);
  return all;
}

/** Null when nothing differs. A field that is gone is sent as null: JSON knows no other way to say it. */
function changeOf(id: string, old: Part, next: Part): PartChange | null {
  const gone = Object.keys(old.fields).filter((field) => !(field in next.fields) && !(field in next.lists));
  const fields = [
    ...Object.entries(next.fields).filter(([field, value]) => !isSame(old.fields[field], value)),
    ...gone.map((field) => [field, null] as const),
  ];
  const lists = Object.entries(next.lists).filter(([list, ids]) => old.lists[list]?.join() !== ids.join());
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
