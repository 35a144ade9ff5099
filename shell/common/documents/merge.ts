import {
  buildDocument,
  comparable,
  type DocumentContent,
  flattenDocument,
  type PlacedPart,
  type SameMeaning,
} from './parts.ts';
import { hasOrderConflict, mergeOrder } from './merge-order.ts';

export type Side = 'mine' | 'theirs';

/** Both sides changed the same thing, each in its own way. */
export interface Conflict {
  /** Names the conflict in `resolutions`. */
  key: string;
  partId: string;
  /**
   * The name of a field, or what else both decided about the part: `(deleted)` by one and changed by the other, `(moved)`
   * to different parents, `(order)` of the parts in one of its lists.
   */
  field: string;
  /** The value on each side; for a deletion true on the side that deleted. */
  mine: unknown;
  theirs: unknown;
}

interface Merge<Content> {
  /** What both sides started from. */
  base: Content;
  mine: Content;
  theirs: Content;
  /** Which side counts, by the key of a conflict. Without one a deleted part stays, and of two values mine counts. */
  resolutions?: ReadonlyMap<string, Side> | undefined;
  isSame?: SameMeaning | undefined;
}

type Parts = ReadonlyMap<string, PlacedPart>;

interface State {
  isSame: SameMeaning;
  base: Parts;
  mine: Parts;
  theirs: Parts;
  /** Reports a conflict and returns the side that counts. */
  resolve(conflict: Omit<Conflict, 'key'>, fallback: Side): Side;
}

/**
 * Three-way merge, matched by id and field by field. A part that neither side deleted is always in the result; what one
 * side deleted goes only when the other left it and everything in it as it was, or when the resolution says so.
 */
export function mergeDocuments<Content extends DocumentContent>({
  base,
  mine,
  theirs,
  resolutions = new Map(),
  isSame = () => false,
}: Merge<Content>): { content: Content; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const state: State = {
    isSame,
    base: flattenDocument(base),
    mine: flattenDocument(mine),
    theirs: flattenDocument(theirs),
    resolve(conflict, fallback) {
      const key = `${conflict.partId} ${conflict.field}`;
      conflicts.push({ key, ...conflict });
      return resolutions.get(key) ?? fallback;
    },
  };
  const parts = withoutCycles(state, withParents(state, mergedParts(state)));
  return { content: buildDocument<Content>(withLists(state, parts)), conflicts };
}

/** A part of the result with where it may be: the first parent that is in the result too. */
interface MergedPart {
  fields: Readonly<Record<string, unknown>>;
  places: readonly Place[];
}

interface Place {
  parentId: string;
  listName: string;
}

function mergedParts(state: State): Map<string, MergedPart> {
  const deleted = deletedIds(state);
  const merged = new Map<string, MergedPart>();
  for (const id of new Set([...state.theirs.keys(), ...state.mine.keys()])) {
    if (!deleted.has(id)) merged.set(id, mergePart(state, id));
  }
  return merged;
}

function mergePart(state: State, id: string): MergedPart {
  const [base, mine, theirs] = [state.base.get(id), state.mine.get(id), state.theirs.get(id)];
  if (!mine || !theirs) return onlyOn(mine ?? theirs);
  const names = new Set([...Object.keys(mine.fields), ...Object.keys(theirs.fields)]);
  const fields = [...names].map((field) => {
    const values = { mine: mine.fields[field], theirs: theirs.fields[field] };
    const counts = sideOf(state, { field, base: base?.fields[field], ...values }, () =>
      state.resolve({ partId: id, field, ...values }, 'mine'),
    );
    return [field, values[counts]] as const;
  });
  return { fields: Object.fromEntries(fields), places: placesOf(state, id) };
}

interface FieldValues {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Which of two values counts: the one that differs from the base; `ask` decides when both do. */
function sideOf({ isSame }: State, { field, base, mine, theirs }: FieldValues, ask: () => Side): Side {
  const isEqual = (one: unknown, other: unknown) => comparable(one) === comparable(other);
  if (isEqual(mine, base)) return 'theirs';
  if (isEqual(theirs, base)) return 'mine';
  const meansSame = (one: unknown, other: unknown) => isEqual(one, other) || isSame(field, one, other);
  if (meansSame(mine, theirs) || meansSame(mine, base)) return 'theirs';
  return meansSame(theirs, base) ? 'mine' : ask();
}

function placesOf(state: State, id: string): Place[] {
  const [base, mine, theirs] = [state.base, state.mine, state.theirs].map((parts) => placeOf(parts.get(id)));
  if (!mine || !theirs) return [];
  if (isSamePlace(mine, theirs)) return [mine];
  if (isSamePlace(mine, base)) return [theirs, mine];
  if (isSamePlace(theirs, base)) return [mine, theirs];
  const side = state.resolve({ partId: id, field: '(moved)', mine: mine.parentId, theirs: theirs.parentId }, 'mine');
  return side === 'mine' ? [mine, theirs] : [theirs, mine];
}

function placeOf(part: PlacedPart | undefined): Place | undefined {
  return part && part.parentId !== null && part.listName !== null
    ? { parentId: part.parentId, listName: part.listName }
    : undefined;
}

function isSamePlace(one: Place, other: Place | undefined): boolean {
  return one.parentId === other?.parentId && one.listName === other.listName;
}

function onlyOn(part: PlacedPart | undefined): MergedPart {
  if (!part) throw new Error('onlyOn: the part is on neither side');
  const place = placeOf(part);
  return { fields: part.fields, places: place ? [place] : [] };
}

/** Ids of what is deleted, with what the other side added inside of it. */
function deletedIds(state: State): Set<string> {
  const deleted = new Set<string>();
  for (const by of ['mine', 'theirs'] as const) {
    const other = by === 'mine' ? 'theirs' : 'mine';
    const missing = [...state.base.keys()].filter((id) => !state[by].has(id) && state[other].has(id));
    for (const [root, ids] of Map.groupBy(missing, (id) => topmostMissing(state, by, id))) {
      const isChanged = ids.some((id) => isPartChanged(state, state.base.get(id), state[other].get(id)));
      const both = { mine: by === 'mine', theirs: by === 'theirs' };
      const counts = isChanged ? state.resolve({ partId: root, field: '(deleted)', ...both }, other) : by;
      if (counts === by) for (const id of ids) deleted.add(id);
    }
  }
  for (const side of ['mine', 'theirs'] as const)
    for (const { id, parentId } of state[side].values())
      if (parentId !== null && deleted.has(parentId) && !state.base.has(id)) deleted.add(id);
  return deleted;
}

function topmostMissing(state: State, by: Side, id: string): string {
  const parentId = state.base.get(id)?.parentId ?? null;
  return parentId === null || state[by].has(parentId) ? id : topmostMissing(state, by, parentId);
}

/** A field has another value, the part is elsewhere, or something was added to, moved in or taken out of its lists. */
function isPartChanged({ isSame }: State, before: PlacedPart | undefined, after: PlacedPart | undefined): boolean {
  if (!before || !after) return false;
  const isMoved = before.parentId !== after.parentId || before.listName !== after.listName;
  const names = Object.keys(after.fields).filter((name) => !(name in before.lists));
  const isWritten = names.some((name) => {
    const [was, is] = [before.fields[name], after.fields[name]];
    return comparable(was) !== comparable(is) && !isSame(name, was, is);
  });
  const lists = Object.entries(after.lists);
  return isMoved || isWritten || lists.some(([name, ids]) => !isSubsequence(ids, before.lists[name] ?? []));
}

function isSubsequence(ids: readonly string[], all: readonly string[]): boolean {
  const known = all.filter((id) => ids.includes(id));
  return known.join() === ids.join();
}

/** Restores deleted parents of parts that are in the result, and gives every part one place. */
function withParents(state: State, merged: Map<string, MergedPart>): Map<string, PlacedPart> {
  const placed = new Map<string, PlacedPart>();
  const settle = (id: string, { fields, places }: MergedPart): void => {
    const place = places.find(({ parentId }) => merged.has(parentId)) ?? places[0];
    placed.set(id, { id, fields, lists: {}, parentId: place?.parentId ?? null, listName: place?.listName ?? null });
    if (!place || merged.has(place.parentId)) return;
    const parent = onlyOn(state.mine.get(place.parentId) ?? state.theirs.get(place.parentId));
    merged.set(place.parentId, parent);
    settle(place.parentId, parent);
  };
  for (const [id, part] of [...merged]) settle(id, part);
  return placed;
}

/** Two parts that each side moved into the other: those of the cycle stay where their side has them. */
function withoutCycles(state: State, parts: Map<string, PlacedPart>): Map<string, PlacedPart> {
  const isInCycle = (id: string) => {
    const seen = new Set<string>();
    let above = parts.get(id)?.parentId ?? null;
    while (above !== null && above !== id && !seen.has(above)) {
      seen.add(above);
      above = parts.get(above)?.parentId ?? null;
    }
    return above === id;
  };
  for (const id of [...parts.keys()].filter(isInCycle)) {
    const [part, place] = [parts.get(id), placeOf(state.theirs.get(id))];
    if (part && place) parts.set(id, { ...part, ...place });
  }
  return parts;
}

function withLists(state: State, parts: Map<string, PlacedPart>): Map<string, PlacedPart> {
  const members = Map.groupBy(parts.values(), ({ parentId, listName }) => `${parentId} ${listName}`);
  for (const [id, part] of parts) {
    const names = new Set(
      [state.base, state.mine, state.theirs].flatMap((side) => Object.keys(side.get(id)?.lists ?? {})),
    );
    const lists = [...names].map((name) => {
      const ids = new Set((members.get(`${id} ${name}`) ?? []).map((member) => member.id));
      return [name, orderedIds(state, { id, name, ids })] as const;
    });
    const filled = lists.filter(([, ids]) => ids.length > 0);
    const empty = lists.filter(([, ids]) => ids.length === 0);
    const fields = Object.fromEntries(Object.entries(part.fields).filter(([name]) => !names.has(name)));
    parts.set(id, { ...part, fields: { ...fields, ...Object.fromEntries(empty) }, lists: Object.fromEntries(filled) });
  }
  return parts;
}

function orderedIds(state: State, list: { id: string; name: string; ids: ReadonlySet<string> }): string[] {
  const { id, name, ids } = list;
  const listOn = (parts: Parts) => parts.get(id)?.lists[name] ?? [];
  const orders = { base: listOn(state.base), mine: listOn(state.mine), theirs: listOn(state.theirs) };
  if (!hasOrderConflict(orders)) return mergeOrder({ ...orders, ids, preferred: 'mine' });
  const both = { mine: orders.mine, theirs: orders.theirs };
  return mergeOrder({ ...orders, ids, preferred: state.resolve({ partId: id, field: '(order)', ...both }, 'mine') });
}
