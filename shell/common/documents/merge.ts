import {
  buildDocument,
  comparable,
  type DocumentContent,
  flattenDocument,
  type PlacedPart,
  type SameMeaning,
} from './parts.ts';
import { type FindJointFields, withJointFields, withoutJointFields } from './joint-fields.ts';
import { hasOrderConflict, mergeOrder } from './merge-order.ts';

export type Side = 'mine' | 'theirs';

/** A change of the same field, list or part that the two sides made differently. */
export interface Conflict {
  /** Identifies the conflict in `resolutions`. */
  key: string;
  partId: string;
  /**
   * The name of a field, or `(deleted)` when one side deleted the part and the other changed it, `(moved)` when both moved
   * it to different parents, `(order)` when both reordered one of its lists.
   */
  field: string;
  /** The value on each side. For `(deleted)`: true on the side that deleted the part. */
  mine: unknown;
  theirs: unknown;
}

interface Merge<Content> {
  /** The version from which both sides started. */
  base: Content;
  mine: Content;
  theirs: Content;
  /**
   * The chosen side by `Conflict.key`. Without a choice, a part that one side deleted remains, and for all other
   * conflicts `mine` is used.
   */
  resolutions?: ReadonlyMap<string, Side> | undefined;
  isSame?: SameMeaning | undefined;
  findJointFields?: FindJointFields | undefined;
}

type Parts = ReadonlyMap<string, PlacedPart>;

interface State {
  isSame: SameMeaning;
  findJointFields: FindJointFields;
  base: Parts;
  mine: Parts;
  theirs: Parts;
  /** Records a conflict and returns the chosen side, or `fallback` without a resolution. */
  resolve(conflict: Omit<Conflict, 'key'>, fallback: Side): Side;
}

/**
 * Three-way merge, matched by id and field by field. A part that neither side deleted is always in the result. A part that
 * one side deleted is deleted when the other side changed neither it nor anything in it, or when the resolution says so.
 */
export function mergeDocuments<Content extends DocumentContent>({
  base,
  mine,
  theirs,
  resolutions = new Map(),
  isSame = () => false,
  findJointFields = () => null,
}: Merge<Content>): { content: Content; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const state: State = {
    isSame,
    findJointFields,
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

/** A part of the result. Its parent is the first of `locations` that is in the result too. */
interface MergedPart {
  fields: Readonly<Record<string, unknown>>;
  locations: readonly PartLocation[];
}

interface PartLocation {
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
  const joint = state.findJointFields({ mine: mine.fields, theirs: theirs.fields });
  const before = withJointFields(base?.fields ?? {}, joint);
  const sides = { mine: withJointFields(mine.fields, joint), theirs: withJointFields(theirs.fields, joint) };
  const names = new Set([...Object.keys(sides.mine), ...Object.keys(sides.theirs)]);
  const fields = [...names].map((field) => {
    const values = { mine: sides.mine[field], theirs: sides.theirs[field] };
    const side = selectSide(state, { field, base: before[field], ...values }, () =>
      state.resolve({ partId: id, field, ...values }, 'mine'),
    );
    return [field, values[side]] as const;
  });
  return { fields: withoutJointFields(Object.fromEntries(fields), joint), locations: locationsOf(state, id) };
}

interface FieldValues {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The side whose value differs from the base; `onConflict` chooses the side when both values differ. */
function selectSide({ isSame }: State, { field, base, mine, theirs }: FieldValues, onConflict: () => Side): Side {
  const isEqual = (one: unknown, other: unknown) => comparable(one) === comparable(other);
  if (isEqual(mine, base)) return 'theirs';
  if (isEqual(theirs, base)) return 'mine';
  const meansSame = (one: unknown, other: unknown) => isEqual(one, other) || isSame(field, one, other);
  if (meansSame(mine, theirs) || meansSame(mine, base)) return 'theirs';
  return meansSame(theirs, base) ? 'mine' : onConflict();
}

function locationsOf(state: State, id: string): PartLocation[] {
  const [base, mine, theirs] = [state.base, state.mine, state.theirs].map((parts) => locationOf(parts.get(id)));
  if (!mine || !theirs) return [];
  if (isSameLocation(mine, theirs)) return [mine];
  if (isSameLocation(mine, base)) return [theirs, mine];
  if (isSameLocation(theirs, base)) return [mine, theirs];
  const side = state.resolve({ partId: id, field: '(moved)', mine: mine.parentId, theirs: theirs.parentId }, 'mine');
  return side === 'mine' ? [mine, theirs] : [theirs, mine];
}

function locationOf(part: PlacedPart | undefined): PartLocation | undefined {
  return part && part.parentId !== null && part.listName !== null
    ? { parentId: part.parentId, listName: part.listName }
    : undefined;
}

function isSameLocation(one: PartLocation, other: PartLocation | undefined): boolean {
  return one.parentId === other?.parentId && one.listName === other.listName;
}

function onlyOn(part: PlacedPart | undefined): MergedPart {
  if (!part) throw new Error('onlyOn: the part is on neither side');
  const location = locationOf(part);
  return { fields: part.fields, locations: location ? [location] : [] };
}

/** Ids of the deleted parts, including the parts that the other side added inside them. */
function deletedIds(state: State): Set<string> {
  const deleted = new Set<string>();
  for (const side of ['mine', 'theirs'] as const) {
    const other = side === 'mine' ? 'theirs' : 'mine';
    const missing = [...state.base.keys()].filter((id) => !state[side].has(id) && state[other].has(id));
    for (const [root, ids] of Map.groupBy(missing, (id) => topmostMissing(state, side, id))) {
      const isChanged = ids.some((id) => isPartChanged(state, state.base.get(id), state[other].get(id)));
      const deletedBy = { mine: side === 'mine', theirs: side === 'theirs' };
      const chosen = isChanged ? state.resolve({ partId: root, field: '(deleted)', ...deletedBy }, other) : side;
      if (chosen === side) for (const id of ids) deleted.add(id);
    }
  }
  for (const side of ['mine', 'theirs'] as const)
    for (const { id, parentId } of state[side].values())
      if (parentId !== null && deleted.has(parentId) && !state.base.has(id)) deleted.add(id);
  return deleted;
}

function topmostMissing(state: State, side: Side, id: string): string {
  const parentId = state.base.get(id)?.parentId ?? null;
  return parentId === null || state[side].has(parentId) ? id : topmostMissing(state, side, parentId);
}

/** Whether a field has another value, the part was moved, or parts were added to or reordered in its lists. */
function isPartChanged({ isSame }: State, before: PlacedPart | undefined, after: PlacedPart | undefined): boolean {
  if (!before || !after) return false;
  const isMoved = before.parentId !== after.parentId || before.listName !== after.listName;
  const names = Object.keys(after.fields).filter((name) => !(name in before.lists));
  const hasChangedField = names.some((name) => {
    const [previous, next] = [before.fields[name], after.fields[name]];
    return comparable(previous) !== comparable(next) && !isSame(name, previous, next);
  });
  const lists = Object.entries(after.lists);
  return isMoved || hasChangedField || lists.some(([name, ids]) => !isSubsequence(ids, before.lists[name] ?? []));
}

function isSubsequence(ids: readonly string[], all: readonly string[]): boolean {
  const common = all.filter((id) => ids.includes(id));
  return common.join() === ids.join();
}

/** Restores deleted parents of parts that are in the result, and gives every part one location. */
function withParents(state: State, merged: Map<string, MergedPart>): Map<string, PlacedPart> {
  const placed = new Map<string, PlacedPart>();
  const locate = (id: string, { fields, locations }: MergedPart): void => {
    const location = locations.find(({ parentId }) => merged.has(parentId)) ?? locations[0];
    placed.set(id, {
      id,
      fields,
      lists: {},
      parentId: location?.parentId ?? null,
      listName: location?.listName ?? null,
    });
    if (!location || merged.has(location.parentId)) return;
    const parent = onlyOn(state.mine.get(location.parentId) ?? state.theirs.get(location.parentId));
    merged.set(location.parentId, parent);
    locate(location.parentId, parent);
  };
  for (const [id, part] of [...merged]) locate(id, part);
  return placed;
}

/** When each side moved one part into the other, the parts form a cycle. They get the parents they have in `theirs`. */
function withoutCycles(state: State, parts: Map<string, PlacedPart>): Map<string, PlacedPart> {
  const isInCycle = (id: string) => {
    const visited = new Set<string>();
    let ancestor = parts.get(id)?.parentId ?? null;
    while (ancestor !== null && ancestor !== id && !visited.has(ancestor)) {
      visited.add(ancestor);
      ancestor = parts.get(ancestor)?.parentId ?? null;
    }
    return ancestor === id;
  };
  for (const id of [...parts.keys()].filter(isInCycle)) {
    const [part, location] = [parts.get(id), locationOf(state.theirs.get(id))];
    if (part && location) parts.set(id, { ...part, ...location });
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
  const values = { mine: orders.mine, theirs: orders.theirs };
  return mergeOrder({ ...orders, ids, preferred: state.resolve({ partId: id, field: '(order)', ...values }, 'mine') });
}
