import { folderLimits } from '../contract.ts';

/** As much of a folder as its place needs. */
export interface FolderNode {
  id: string;
  parent_id: string | null;
}

/** The folders around one, from the outermost to the one it lies in; for the way back. */
export function ancestorsOf<F extends FolderNode>(folders: readonly F[], id: string): F[] {
  const byId = indexOf(folders);
  const parents: F[] = [];
  for (let above = byId.get(id)?.parent_id; above; above = byId.get(above)?.parent_id) {
    const parent = byId.get(above);
    if (!parent || parents.includes(parent)) break;
    parents.unshift(parent);
  }
  return parents;
}

const indexes = new WeakMap<readonly FolderNode[], ReadonlyMap<string, FolderNode>>();

/** The same list is asked about hundreds of its folders: it is indexed once. */
function indexOf<F extends FolderNode>(folders: readonly F[]): ReadonlyMap<string, F> {
  const known = indexes.get(folders) ?? new Map(folders.map((folder) => [folder.id, folder]));
  indexes.set(folders, known);
  return known as ReadonlyMap<string, F>;
}

/** Those that lie directly in one, or outside all with null, in the order they came. */
export function childrenOf<F extends FolderNode>(folders: readonly F[], parentId: string | null): F[] {
  return folders.filter((folder) => folder.parent_id === parentId);
}

/** One folder and all below it. */
export function subtreeOf<F extends FolderNode>(folders: readonly F[], id: string): F[] {
  return folders.filter(
    (folder) => folder.id === id || ancestorsOf(folders, folder.id).some((above) => above.id === id),
  );
}

export interface TreeEntry<F> {
  folder: F;
  /** 1 for a folder that lies in none. */
  depth: number;
}

/** Every folder followed by those in it, as a tree is read from top to bottom. */
export function flattenTree<F extends FolderNode>(folders: readonly F[]): TreeEntry<F>[] {
  const children = Map.groupBy(folders, (folder) => folder.parent_id);
  const walk = (parentId: string | null, depth: number): TreeEntry<F>[] =>
    (children.get(parentId) ?? []).flatMap((folder) => [{ folder, depth }, ...walk(folder.id, depth + 1)]);
  return walk(null, 1);
}

/** How many folders lie one within the other along the longest way through that folder's branch, itself included. */
export function heightOf(folders: readonly FolderNode[], id: string): number {
  const own = ancestorsOf(folders, id).length;
  return Math.max(...subtreeOf(folders, id).map((below) => ancestorsOf(folders, below.id).length - own + 1));
}

export type MoveCheck = 'fine' | 'into_itself' | 'too_deep';

/** Whether a folder may lie there: never in itself or below itself, and not deeper than folders go. */
export function checkMove(folders: readonly FolderNode[], id: string, parentId: string | null): MoveCheck {
  if (parentId === null) return 'fine';
  if (subtreeOf(folders, id).some((below) => below.id === parentId)) return 'into_itself';
  return isTooDeep(folders, parentId, heightOf(folders, id)) ? 'too_deep' : 'fine';
}

/** Whether so many more folders, one within the other, are too many in that one. */
export function isTooDeep(folders: readonly FolderNode[], parentId: string | null, height = 1): boolean {
  if (parentId === null) return height > folderLimits.depth;
  return ancestorsOf(folders, parentId).length + 1 + height > folderLimits.depth;
}

/** With what lies in each folder and in all below it. */
export function withTotals<F extends FolderNode & { programs: number }>(
  folders: readonly F[],
): (F & { programsWithin: number })[] {
  const within = new Map(folders.map((folder) => [folder.id, folder.programs]));
  for (const folder of folders)
    for (const { id } of ancestorsOf(folders, folder.id)) within.set(id, (within.get(id) ?? 0) + folder.programs);
  return folders.map((folder) => ({ ...folder, programsWithin: within.get(folder.id) ?? 0 }));
}
