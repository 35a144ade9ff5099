import { folderLimits } from '../contract.ts';

/** As much of a folder as its place needs. */
export interface Placed {
  id: string;
  parent_id: string | null;
}

/** The folders around one, from the outermost to the one it lies in; for the way back. */
export function parentsOf<F extends Placed>(folders: readonly F[], id: string): F[] {
  const byId = indexOf(folders);
  const parents: F[] = [];
  for (let above = byId.get(id)?.parent_id; above; above = byId.get(above)?.parent_id) {
    const parent = byId.get(above);
    if (!parent || parents.includes(parent)) break;
    parents.unshift(parent);
  }
  return parents;
}

const indexes = new WeakMap<readonly Placed[], ReadonlyMap<string, Placed>>();

/** The same list is asked about hundreds of its folders: it is indexed once. */
function indexOf<F extends Placed>(folders: readonly F[]): ReadonlyMap<string, F> {
  const known = indexes.get(folders) ?? new Map(folders.map((folder) => [folder.id, folder]));
  indexes.set(folders, known);
  return known as ReadonlyMap<string, F>;
}

/** Those that lie directly in one, or outside all with null, in the order they came. */
export function foldersIn<F extends Placed>(folders: readonly F[], parentId: string | null): F[] {
  return folders.filter((folder) => folder.parent_id === parentId);
}

/** One folder and all below it. */
export function branchOf<F extends Placed>(folders: readonly F[], id: string): F[] {
  return folders.filter((folder) => folder.id === id || parentsOf(folders, folder.id).some((above) => above.id === id));
}

export interface Step<F> {
  folder: F;
  /** 1 for a folder that lies in none. */
  depth: number;
}

/** Every folder followed by those in it, as a tree is read from top to bottom. */
export function treeOf<F extends Placed>(folders: readonly F[]): Step<F>[] {
  const children = Map.groupBy(folders, (folder) => folder.parent_id);
  const walk = (parentId: string | null, depth: number): Step<F>[] =>
    (children.get(parentId) ?? []).flatMap((folder) => [{ folder, depth }, ...walk(folder.id, depth + 1)]);
  return walk(null, 1);
}

/** How many folders lie one within the other along the longest way through that folder's branch, itself included. */
export function heightOf(folders: readonly Placed[], id: string): number {
  const own = parentsOf(folders, id).length;
  return Math.max(...branchOf(folders, id).map((below) => parentsOf(folders, below.id).length - own + 1));
}

export type Place = 'fine' | 'into_itself' | 'too_deep';

/** Whether a folder may lie there: never in itself or below itself, and not deeper than folders go. */
export function placeFor(folders: readonly Placed[], id: string, parentId: string | null): Place {
  if (parentId === null) return 'fine';
  if (branchOf(folders, id).some((below) => below.id === parentId)) return 'into_itself';
  return isTooDeep(folders, parentId, heightOf(folders, id)) ? 'too_deep' : 'fine';
}

/** Whether so many more folders, one within the other, are too many in that one. */
export function isTooDeep(folders: readonly Placed[], parentId: string | null, height = 1): boolean {
  if (parentId === null) return height > folderLimits.depth;
  return parentsOf(folders, parentId).length + 1 + height > folderLimits.depth;
}

/** With what lies in each folder and in all below it. */
export function withTotals<F extends Placed & { programs: number }>(
  folders: readonly F[],
): (F & { programsWithin: number })[] {
  const within = new Map(folders.map((folder) => [folder.id, folder.programs]));
  for (const folder of folders)
    for (const { id } of parentsOf(folders, folder.id)) within.set(id, (within.get(id) ?? 0) + folder.programs);
  return folders.map((folder) => ({ ...folder, programsWithin: within.get(folder.id) ?? 0 }));
}
