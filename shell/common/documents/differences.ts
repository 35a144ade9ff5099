import { comparable, type DocumentContent, flattenDocument, type PlacedPart, type SameMeaning } from './parts.ts';

/** One difference between two versions of a document. */
export interface Difference {
  partId: string;
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'reordered';
  /** The name of the changed field or reordered list; null for the other kinds. */
  field: string | null;
  before: unknown;
  after: unknown;
}

/**
 * The differences between two versions of a document, matched by id: removed parts first, then the others in the order of
 * `after`. For an added or removed part, the parts inside it are not listed. Surrounding spaces of a text are ignored.
 */
export function listDifferences(
  before: DocumentContent,
  after: DocumentContent,
  isSame: SameMeaning = () => false,
): Difference[] {
  const [previousParts, nextParts] = [flattenDocument(before), flattenDocument(after)];
  const removed = topmostMissing(previousParts, nextParts).map(({ id }) => difference(id, 'removed'));
  const others = [...nextParts.values()].flatMap((part) => {
    const previous = previousParts.get(part.id);
    if (previous) return changesOf(previous, part, isSame);
    return part.parentId !== null && previousParts.has(part.parentId) ? [difference(part.id, 'added')] : [];
  });
  return [...removed, ...others];
}

function topmostMissing(
  previous: ReadonlyMap<string, PlacedPart>,
  next: ReadonlyMap<string, PlacedPart>,
): PlacedPart[] {
  return [...previous.values()].filter(
    ({ id, parentId }) => !next.has(id) && (parentId === null || next.has(parentId)),
  );
}

function changesOf(previous: PlacedPart, part: PlacedPart, isSame: SameMeaning): Difference[] {
  const names = Object.keys({ ...previous.fields, ...part.fields }).filter(
    (name) => !(name in previous.lists) && !(name in part.lists),
  );
  const changed = names
    .filter((name) => comparable(previous.fields[name]) !== comparable(part.fields[name]))
    .filter((name) => !isSame(name, previous.fields[name], part.fields[name]))
    .map((name) =>
      difference(part.id, 'changed', { field: name, before: previous.fields[name], after: part.fields[name] }),
    );
  const isMoved = previous.parentId !== part.parentId || previous.listName !== part.listName;
  const moved = { before: previous.parentId, after: part.parentId };
  const reordered = Object.entries(part.lists)
    .filter(([name, ids]) => isReordered(previous.lists[name] ?? [], ids))
    .map(([name]) => difference(part.id, 'reordered', { field: name }));
  return [...changed, ...(isMoved ? [difference(part.id, 'moved', moved)] : []), ...reordered];
}

function difference(partId: string, kind: Difference['kind'], more: Partial<Difference> = {}): Difference {
  return { partId, kind, field: null, before: null, after: null, ...more };
}

function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const common = before.filter((id) => after.includes(id));
  return common.join() !== after.filter((id) => common.includes(id)).join();
}
