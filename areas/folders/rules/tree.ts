import { type Folder, folderLimits } from '../contract.ts';

/** The fields of a folder that define the tree. */
type FolderNode = Pick<Folder, 'id' | 'parent_id'>;

/** Returns the ancestors of a folder, from the outermost to its parent. A cycle in the data ends the path. */
export function ancestorsOf<F extends FolderNode>(folders: readonly F[], id: string): F[] {
  const parentOf = (child: F | undefined) => folders.find((folder) => folder.id === child?.parent_id);
  const ancestors: F[] = [];
  let parent = parentOf(folders.find((folder) => folder.id === id));
  for (; parent && !ancestors.includes(parent); parent = parentOf(parent)) ancestors.unshift(parent);
  return ancestors;
}

/**
 * Returns the direct subfolders of `parentId`, or the outermost folders for null, in the order of the list. A folder whose parent
 * is not in the list, because the user does not see it, is an outermost one.
 */
export function childrenOf<F extends FolderNode>(folders: readonly F[], parentId: string | null): F[] {
  if (parentId !== null) return folders.filter((folder) => folder.parent_id === parentId);
  const ids = new Set(folders.map(({ id }) => id));
  return folders.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id));
}

/** Returns a folder and all folders below it. */
export function subtreeOf<F extends FolderNode>(folders: readonly F[], id: string): F[] {
  return folders.filter(
    (folder) => folder.id === id || ancestorsOf(folders, folder.id).some((above) => above.id === id),
  );
}

/** Returns all folders depth first: each one is followed by its subfolders. The depth of an outermost folder is 1. */
export function flattenTree<F extends FolderNode>(folders: readonly F[]): { folder: F; depth: number }[] {
  const walk = (parentId: string | null, depth: number): { folder: F; depth: number }[] =>
    childrenOf(folders, parentId).flatMap((folder) => [{ folder, depth }, ...walk(folder.id, depth + 1)]);
  return walk(null, 1);
}

/** Number of levels of a folder's subtree, including the folder; 1 for a new folder. */
export function heightOf(folders: readonly FolderNode[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(folders, id).map((child) => heightOf(folders, child.id)));
}

export type MoveCheck = 'fine' | 'into_itself' | 'too_deep';

/** Whether a folder may be moved: not into itself, not below itself, and not deeper than the limit. */
export function checkMove(folders: readonly FolderNode[], id: string, parentId: string | null): MoveCheck {
  if (parentId === null) return 'fine';
  if (parentId === id || ancestorsOf(folders, parentId).some((above) => above.id === id)) return 'into_itself';
  return isTooDeep(folders, parentId, heightOf(folders, id)) ? 'too_deep' : 'fine';
}

/** Whether a subtree of `height` levels inside the folder `parentId` would exceed the maximum depth. */
export function isTooDeep(folders: readonly FolderNode[], parentId: string, height = 1): boolean {
  return ancestorsOf(folders, parentId).length + 1 + height > folderLimits.depth;
}

interface Counts {
  programs: number;
  others: number;
  unshared: number;
  shared: number;
}

/** Adds to each folder the number of programs in it and in all folders below it, of those of others, and of those to share or shared. */
export function withTotals<F extends FolderNode & Counts>(folders: readonly F[]) {
  const children = Map.groupBy(folders, (folder) => folder.parent_id);
  const total = (folder: F, count: keyof Counts): number =>
    (children.get(folder.id) ?? []).reduce((sum, child) => sum + total(child, count), folder[count]);
  return folders.map((folder) => {
    const { others: _, unshared: __, shared: ___, ...rest } = folder;
    return {
      ...rest,
      programsWithin: total(folder, 'programs'),
      othersWithin: total(folder, 'others'),
      unsharedWithin: total(folder, 'unshared'),
      sharedWithin: total(folder, 'shared'),
    };
  });
}
