import { type Folder, folderChanged, folderLimits, folderProblems, type folderRoutes } from '../contract.ts';
import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { sharingProblems } from '#areas/sharing/contract.ts';
import { readSharedByDefault, setShared, type SharedKind } from '#areas/sharing/server/public.ts';
import { namesAmong } from '../rules/names.ts';
import { ancestorsOf, checkMove, childrenOf, heightOf, isTooDeep, subtreeOf, withTotals } from '../rules/tree.ts';
import { freeName, isSameName } from '#shell/common/free-name.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { deleteRestorably } from '#shell/server/deletions.ts';
import { publish } from '#shell/server/events.ts';
import { folderDeleted, folderRestored, foldersShared } from './events.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import * as store from './store/folders.ts';

type FolderId = Pick<Folder, 'id'>;
type OneFolder = Promise<{ folder: Folder }>;

/** All folders of the account, on which the rules of names and nesting apply, and those that the caller sees. */
interface FolderTree {
  all: (store.FolderRow & { isVisible: boolean })[];
  visible: Folder[];
}

export async function listFolders(scope: Scope): Promise<{ folders: Folder[] }> {
  return { folders: (await readTree(scope)).visible };
}

export async function getFolder(scope: Scope, { id }: FolderId) {
  const { folders } = await listFolders(scope);
  const parents = ancestorsOf(folders, id).map((parent) => ({ id: parent.id, name: parent.name }));
  return { folder: { ...folderOf(folders, id), parents } };
}

export async function createFolder(scope: Scope, draft: store.FolderDraft): OneFolder {
  const tree = await lockedTree(scope);
  if (tree.all.length >= folderLimits.folders) throw tooMany();

  const folder = { id: newId(), ...draft };
  assertValid(folder, tree);
  await store.insertFolder(scope, { ...folder, is_shared: await readSharedByDefault(scope, 'folders') });
  await emitChanged(scope, folder.id);
  return { folder: folderOf((await listFolders(scope)).folders, folder.id) };
}

/** Renames the folder, or moves it with its contents. */
export async function updateFolder(
  scope: Scope,
  { id, version, ...draft }: FolderId & store.FolderDraft & { version: number },
): OneFolder {
  const tree = await lockedTree(scope);
  const present = editableOf(tree, id);
  await advanceVersion(scope, { table: 'folders', id, version }, async () => present);
  const folder = { ...present, ...draft, version: version + 1 };
  assertValid(folder, tree, present.parent_id);
  await store.updateFolder(scope, { id, ...draft });
  await emitChanged(scope, id);
  return { folder };
}

/** With its contents, shares or hides also the folders below it, and publishes it for the templates in them. */
export async function shareFolder(
  scope: Scope,
  { id, isShared, withContents }: ParsedRequest<typeof folderRoutes.share>,
): Promise<void> {
  const tree = await lockedTree(scope);
  const folder = editableOf(tree, id);
  const shared = withContents ? subtreeOf(tree.visible, id) : [folder];
  const ids = shared.filter(({ isEditable }) => isEditable).map((one) => one.id);
  await setShared(scope, sharedFolders, { ids, isShared });
  if (withContents) await publish(scope, foldersShared, { folderIds: shared.map((one) => one.id), isShared });
}

/** Deletes a folder. Its programs and subfolders move to the parent; a subfolder name taken there gets a number. */
export async function deleteFolder(scope: Scope, { id }: FolderId): Promise<void> {
  const tree = await lockedTree(scope);
  const folder = editableOf(tree, id);
  await deleteRestorably(scope, 'folders', [id]);
  await publish(scope, folderDeleted, { folderId: id, parentId: folder.parent_id });
  const siblings = siblingsOf(tree, folder).map(({ name }) => name);
  await store.moveFolders(scope, folder.parent_id, namesAmong(childrenOf(tree.all, id), siblings));
  await emitChanged(scope, id);
}

/**
 * Gives a restored folder its name, with a number where it is taken, and its contents that were not moved meanwhile. Without its parent,
 * or too deep with its contents, it is an outermost folder; folders that are too deep in that one, too, stay where they are.
 */
export async function afterRestoration(scope: Scope, id: string): Promise<void> {
  const { all } = await lockedTree(scope);
  if (all.length > folderLimits.folders) throw tooMany();
  const { name, parentId, contents } = await store.getRestored(scope, id);
  const inside = all
    .filter((folder) => contents.includes(folder.id) && folder.parent_id === parentId)
    .filter((folder) => heightOf(all, folder.id) < folderLimits.depth);
  const height = 1 + Math.max(0, ...inside.map((folder) => heightOf(all, folder.id)));
  const parent = all.find((folder) => folder.id === parentId);
  const parent_id = parent && !isTooDeep(all, parent.id, height) ? parent.id : null;
  const siblings = siblingsOf({ all, visible: [] }, { id, parent_id }).map((folder) => folder.name);
  await store.updateFolder(scope, { id, name: freeName(name, siblings, folderLimits.name), parent_id });
  await store.moveFolders(scope, id, inside);
  await publish(scope, folderRestored, { folderId: id, parentId, programIds: contents });
  await emitChanged(scope, id);
}

/** Throws 404 unless the folder is visible to the caller; null, outside all folders, always is. */
export async function assertVisibleFolder(scope: Scope, folderId: string | null): Promise<void> {
  if (folderId !== null && !(await store.visibleFolderId(scope, folderId)))
    throw new Problem(commonProblems.not_found, { field: 'folderId' });
}

export const sharedFolders: SharedKind = {
  table: 'folders',
  isVisible: store.isVisibleFolder,
  isEditable: store.isEditableFolder,
  emitChanged: async (scope, [id]) => {
    if (id) await emitChanged(scope, id);
  },
};

/** To all professionals: also those who do not see the folder may see folders and templates in it. */
async function emitChanged(scope: Scope, folderId: string): Promise<void> {
  emitLiveEvent(scope, folderChanged, { membershipIds: await professionalsOfAccount(scope), data: { folderId } });
}

function tooMany(): Problem {
  return new Problem(folderProblems.too_many, { values: { limit: folderLimits.folders } });
}

async function lockedTree(scope: Scope): Promise<FolderTree> {
  await store.lockFolders(scope);
  return readTree(scope);
}

async function readTree(scope: Scope): Promise<FolderTree> {
  const all = await store.findFolders(scope);
  const visible = all.flatMap(({ isVisible, ...folder }) => (isVisible ? [folder] : []));
  return { all, visible: withTotals(visible) };
}

function folderOf(folders: Folder[], id: string): Folder {
  return found(folders.find((folder) => folder.id === id));
}

function editableOf({ visible }: FolderTree, id: string): Folder {
  const folder = folderOf(visible, id);
  if (!folder.isEditable) throw new Problem(sharingProblems.not_author);
  return folder;
}

/**
 * Throws unless the parent allows the folder and no other folder in it has the same name. The parent is visible to the caller, or
 * the one that the folder already has.
 */
function assertValid({ id, name, parent_id }: store.FolderRow, tree: FolderTree, present: string | null = null): void {
  if (parent_id && parent_id !== present && !tree.visible.some((folder) => folder.id === parent_id))
    throw new Problem(commonProblems.not_found, { field: 'parent_id' });

  const check = checkMove(tree.all, id, parent_id);
  if (check !== 'fine')
    throw new Problem(folderProblems[check], { field: 'parent_id', values: { limit: folderLimits.depth } });

  const namesake = siblingsOf(tree, { id, parent_id }).find((sibling) => isSameName(sibling.name, name));
  const problem = namesake?.isVisible ? folderProblems.name_taken : folderProblems.name_hidden;
  if (namesake) throw new Problem(problem, { field: 'name', values: { name } });
}

function siblingsOf({ all }: FolderTree, { id, parent_id }: Omit<store.FolderRow, 'name'>): FolderTree['all'] {
  return childrenOf(all, parent_id).filter((folder) => folder.id !== id);
}
