import { type ProgramContent, type Parts, flattenProgram, type PartLocation } from './merge/parts.ts';
import { buildProgram, fitsLimits } from './merge/build.ts';
import { deletionsOf, otherSide, type Side, sides, type ThreeWay } from './merge/deletions.ts';
import { mergedOrder, hasOrderConflict } from './merge/order.ts';
import { type MergedPart, mergeCell, standIn } from './merge/keep.ts';

export type { ProgramContent, PartLocation } from './merge/parts.ts';
export type { Side } from './merge/deletions.ts';

/** Both sides changed the same, each in its own way. */
export interface Conflict extends PartLocation {
  key: string;
  /** A cell, `order` of what is in a part, or null: one side deleted the part and the other changed it. */
  field: string | null;
  level: 'program' | 'week' | 'day' | 'workout' | 'row';
  /** How each side has it; null where it deleted it. */
  mine: string | null;
  theirs: string | null;
}

export interface MergeResult {
  contents: ProgramContent;
  conflicts: Conflict[];
  /** False: together they are more than a program, a week, a day or a workout can hold. */
  fits: boolean;
}

interface MergeQuestion {
  /** What both started from. */
  base: ProgramContent;
  mine: ProgramContent;
  theirs: ProgramContent;
  /** Whose it shall be, by the key of the clash. Undecided: what was deleted stays, of two texts mine counts. */
  resolutions?: ReadonlyMap<string, Side>;
}

/**
 * Both sides' work in one program, matched by id and field by field. A row that neither side deleted is always there; what
 * one side deleted goes only when the other left it as it was, or by choice.
 */
export function mergePrograms({ resolutions = new Map(), ...contents }: MergeQuestion): MergeResult {
  const three = {
    base: flattenProgram(contents.base),
    mine: flattenProgram(contents.mine),
    theirs: flattenProgram(contents.theirs),
  };
  const conflicts: Conflict[] = [];
  const pick: Picker = (clash, fallback) => {
    conflicts.push(clash);
    return resolutions.get(clash.key) ?? fallback;
  };
  const kept = withParents(keptParts(three, pick), three);
  const made = buildProgram(kept, (id, members) => orderedChildren(three, { id, members, pick }));
  return { contents: made, conflicts, fits: fitsLimits(made) };
}

type Picker = (clash: Conflict, fallback: Side) => Side;

function keptParts(three: ThreeWay, pick: Picker): Map<string, MergedPart> {
  const gone = deletedIds(three, pick);
  const ids = new Set([...three.theirs.keys(), ...three.mine.keys()]);
  const kept = new Map<string, MergedPart>();
  for (const id of ids) if (!gone.has(id)) kept.set(id, keptPart(three, id, pick));
  return kept;
}

/** With what the other side added inside of something that goes by choice. */
function deletedIds(three: ThreeWay, pick: Picker): Set<string> {
  const gone = new Set<string>();
  for (const { id, by, gone: ids, isTouched } of deletionsOf(three)) {
    const chosen = isTouched ? pick(deletionClash(three, id, by), otherSide(by)) : by;
    if (chosen === by) for (const one of ids) gone.add(one);
  }
  for (const side of sides)
    for (const { id, parentId } of three[side].values())
      if (parentId !== null && gone.has(parentId) && !three.base.has(id) && !three[otherSide(side)].has(id))
        gone.add(id);
  return gone;
}

function deletionClash(three: ThreeWay, id: string, by: Side): Conflict {
  const part = three.base.get(id);
  if (!part) throw new Error(`deletionClash: no part ${id}`);
  const shown = { mine: part.place.name, theirs: part.place.name, [by]: null };
  return { key: `${id} deleted`, field: null, level: part.level, ...part.place, ...shown };
}

function keptPart(three: ThreeWay, id: string, pick: Picker): MergedPart {
  const [mine, theirs, before] = [three.mine.get(id), three.theirs.get(id), three.base.get(id)];
  const part = mine ?? theirs;
  if (!part) throw new Error(`keptPart: no part ${id}`);
  if (!mine || !theirs) return standIn(part);

  const ask = (field: string, texts: Record<Side, string>) =>
    pick({ key: `${id} ${field}`, field, level: part.level, ...part.place, ...texts }, 'mine');
  const cells = Object.keys(part.cells).map((field) => [
    field,
    mergeCell({ mine: mine.cells[field], theirs: theirs.cells[field], before: before?.cells[field] }, (texts) =>
      ask(field, texts),
    ),
  ]);
  return { part: { ...part, cells: Object.fromEntries(cells) }, parents: parentsOf(three, id, ask) };
}

/** Where it goes, and where else if that is no more. */
function parentsOf(three: ThreeWay, id: string, ask: (field: string, texts: Record<Side, string>) => Side): string[] {
  const [mine, theirs, before] = [three.mine, three.theirs, three.base].map((parts) => parts.get(id)?.parentId ?? null);
  if (mine === null || theirs === null || mine === undefined || theirs === undefined) return [];
  if (mine === theirs) return [mine];
  if (mine === before) return [theirs, mine];
  if (theirs === before) return [mine, theirs];
  const texts = { mine: nameIn(three.mine, mine), theirs: nameIn(three.theirs, theirs) };
  return ask('place', texts) === 'mine' ? [mine, theirs] : [theirs, mine];
}

function nameIn(parts: Parts, id: string): string {
  return parts.get(id)?.place.name ?? '';
}

/** Nothing that stays is without a place: what it stood in comes back with it. */
function withParents(kept: Map<string, MergedPart>, three: ThreeWay): Map<string, MergedPart> {
  const settled = new Map<string, MergedPart>();
  const settle = ({ part, parents }: MergedPart): void => {
    const found = parents.find((id) => kept.has(id)) ?? parents[0] ?? null;
    settled.set(part.id, { part: { ...part, parentId: found }, parents });
    if (found === null || kept.has(found)) return;
    const lost = three.mine.get(found) ?? three.theirs.get(found);
    if (!lost) throw new Error(`withParents: no part ${found}`);
    kept.set(found, standIn(lost));
    settle(standIn(lost));
  };
  for (const one of [...kept.values()]) settle(one);
  return settled;
}

function orderedChildren(
  three: ThreeWay,
  { id, members, pick }: { id: string; members: ReadonlySet<string>; pick: Picker },
): string[] {
  const childrenIn = (parts: Parts) => parts.get(id)?.childIds ?? [];
  const orders = { base: childrenIn(three.base), mine: childrenIn(three.mine), theirs: childrenIn(three.theirs) };
  const part = three.mine.get(id) ?? three.theirs.get(id);
  if (!part || !hasOrderConflict(orders)) return mergedOrder({ ...orders, members, first: 'mine' });

  const said = (side: Side) => orders[side].map((child) => nameIn(three[side], child)).join(', ');
  const clash = { key: `${id} order`, field: 'order', level: part.level, ...part.place };
  return mergedOrder({
    ...orders,
    members,
    first: pick({ ...clash, mine: said('mine'), theirs: said('theirs') }, 'mine'),
  });
}
