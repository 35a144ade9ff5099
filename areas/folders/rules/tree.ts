import { folderLimits } from '../contract.ts';

/** The parts of a folder that the tree is made of. */
export interface FolderNode {
  id: string;
  parent_id: string | null;
}

/** The folders above one, from the outermost to its parent. A cycle in the data ends the path. */
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

/** One index per list: the functions below are called for hundreds of folders of the same list. */
function indexOf<F extends FolderNode>(folders: readonly F[]): ReadonlyMap<string, F> {
  const known = indexes.get(folders) ?? new Map(folders.map((folder) => [folder.id, folder]));
  indexes.set(folders, known);
  return known as ReadonlyMap<string, F>;
}

/** The direct subfolders of a folder, or the outermost folders for null, in the order of the list. */
export function childrenOf<F extends FolderNode>(folders: readonly F[], parentId: string | null): F[] {
  return folders.filter((folder) => folder.parent_id === parentId);
}

/** A folder and all folders below it. */
export function subtreeOf<F extends FolderNode>(folders: readonly F[], id: string): F[] {
  return folders.filter(
    (folder) => folder.id === id || ancestorsOf(folders, folder.id).some((above) => above.id === id),
  );
}

export interface TreeEntry<F> {
  folder: F;
  /** 1 for an outermost folder. */
  depth: number;
}

/** All folders depth first: each one followed by those in it. */
export function flattenTree<F extends FolderNode>(folders: readonly F[]): TreeEntry<F>[] {
  const children = Map.groupBy(folders, (folder) => folder.parent_id);
  const walk = (parentId: string | null, depth: number): TreeEntry<F>[] =>
    (children.get(parentId) ?? []).flatMap((folder) => [{ folder, depth }, ...walk(folder.id, depth + 1)]);
  return walk(null, 1);
}

/** Levels of a folder's subtree, itself included; 1 for a new folder. */
export function heightOf(folders: readonly FolderNode[], id: string): number {
  const depths = subtreeOf(folders, id).map((folder) => ancestorsOf(folders, folder.id).length);
  return depths.length === 0 ? 1 : Math.max(...depths) - Math.min(...depths) + 1;
}

export type MoveCheck = 'fine' | 'into_itself' | 'too_deep';

/** Whether a folder may be moved: not into itself, not below itself, and not deeper than the limit. */
export function checkMove(folders: readonly FolderNode[], id: string, parentId: string | null): MoveCheck {
  if (parentId === null) return 'fine';
  if (subtreeOf(folders, id).some((below) => below.id === parentId)) return 'into_itself';
  return isTooDeep(folders, parentId, heightOf(folders, id)) ? 'too_deep' : 'fine';
}

/** Whether a subtree of that height would exceed the maximum depth. */
export function isTooDeep(folders: readonly FolderNode[], parentId: string | null, height = 1): boolean {
  if (parentId === null) return height > folderLimits.depth;
  return ancestorsOf(folders, parentId).length + 1 + height > folderLimits.depth;
}

/** Adds to each folder the number of programs in it and in all folders below it. */
export function withTotals<F extends FolderNode & { programs: number }>(
  folders: readonly F[],
): (F & { programsWithin: number })[] {
  const within = new Map(folders.map((folder) => [folder.id, folder.programs]));
  for (const folder of folders)
    for (const { id } of ancestorsOf(folders, folder.id)) within.set(id, (within.get(id) ?? 0) + folder.programs);
  return folders.map((folder) => ({ ...folder, programsWithin: within.get(folder.id) ?? 0 }));
}
