import { comparable, type DocumentContent, flattenDocument, type PlacedPart, type SameMeaning } from './parts.ts';

/** One difference between two versions of a document. */
export interface Difference {
  partId: string;
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'reordered';
  /** Of a changed value or a reordered list. */
  field: string | null;
  before: unknown;
  after: unknown;
}

/**
 * What was done since `before`, in the order of `after`, matched by id. Of a part that came or went with everything in it
 * only the topmost is listed. Surrounding spaces of a text are no difference.
 */
export function listDifferences(
  before: DocumentContent,
  after: DocumentContent,
  isSame: SameMeaning = () => false,
): Difference[] {
  const [old, next] = [flattenDocument(before), flattenDocument(after)];
  const removed = topmostMissing(old, next).map(({ id }) => difference(id, 'removed'));
  const others = [...next.values()].flatMap((part) => {
    const was = old.get(part.id);
    if (was) return changesOf(was, part, isSame);
    return part.parentId !== null && old.has(part.parentId) ? [difference(part.id, 'added')] : [];
  });
  return [...removed, ...others];
}

function topmostMissing(old: ReadonlyMap<string, PlacedPart>, next: ReadonlyMap<string, PlacedPart>): PlacedPart[] {
  return [...old.values()].filter(({ id, parentId }) => !next.has(id) && (parentId === null || next.has(parentId)));
}

function changesOf(was: PlacedPart, part: PlacedPart, isSame: SameMeaning): Difference[] {
  const names = Object.keys({ ...was.fields, ...part.fields }).filter(
    (name) => !(name in was.lists) && !(name in part.lists),
  );
  const changed = names
    .filter((name) => comparable(was.fields[name]) !== comparable(part.fields[name]))
    .filter((name) => !isSame(name, was.fields[name], part.fields[name]))
    .map((name) => difference(part.id, 'changed', { field: name, before: was.fields[name], after: part.fields[name] }));
  const isMoved = was.parentId !== part.parentId || was.listName !== part.listName;
  const moved = { before: was.parentId, after: part.parentId };
  const reordered = Object.entries(part.lists)
    .filter(([name, ids]) => isReordered(was.lists[name] ?? [], ids))
    .map(([name]) => difference(part.id, 'reordered', { field: name }));
  return [...changed, ...(isMoved ? [difference(part.id, 'moved', moved)] : []), ...reordered];
}

function difference(partId: string, kind: Difference['kind'], more: Partial<Difference> = {}): Difference {
  return { partId, kind, field: null, before: null, after: null, ...more };
}

function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const stayed = before.filter((id) => after.includes(id));
  return stayed.join() !== after.filter((id) => stayed.includes(id)).join();
}
