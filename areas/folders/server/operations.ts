import { type Folder, folderChanged, folderLimits, folderProblems } from '../contract.ts';
import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { isSameName, namesAmong } from '../rules/names.ts';
import { ancestorsOf, checkMove, childrenOf, withTotals } from '../rules/tree.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { publish } from '#shell/server/events.ts';
import { folderDeleted } from './events.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import * as store from './store.ts';

type FolderId = Pick<Folder, 'id'>;
type OneFolder = Promise<{ folder: Folder }>;

export async function listFolders(scope: Scope): Promise<{ folders: Folder[] }> {
  return { folders: withTotals(await store.findFolders(scope)) };
}

export async function getFolder(scope: Scope, { id }: FolderId) {
  const { folders } = await listFolders(scope);
  const parents = ancestorsOf(folders, id).map((parent) => ({ id: parent.id, name: parent.name }));
  return { folder: { ...folderOf(folders, id), parents } };
}

export async function createFolder(scope: Scope, draft: store.FolderDraft): OneFolder {
  const folders = await lockedFolders(scope);
  if (folders.length >= folderLimits.folders)
    throw new Problem(folderProblems.too_many, { values: { limit: folderLimits.folders } });

  const folder = { id: newId(), ...draft };
  assertValid(folder, folders);
  await store.insertFolder(scope, folder);
  await emitChanged(scope, folder.id);
  return { folder: { ...folder, version: 1, programs: 0, programsWithin: 0, othersWithin: 0 } };
}

/** Renames the folder, or moves it with its contents. */
export async function updateFolder(
  scope: Scope,
  { id, version, ...draft }: FolderId & store.FolderDraft & { version: number },
): OneFolder {
  const folders = await lockedFolders(scope);
  const present = folderOf(folders, id);
  await advanceVersion(scope, { table: 'folders', id, version }, async () => present);
  const folder = { ...present, ...draft, version: version + 1 };
  assertValid(folder, folders);
  await store.updateFolder(scope, { id, ...draft });
  await emitChanged(scope, id);
  return { folder };
}

/** Deletes a folder. Its programs and subfolders move to the parent; a subfolder name taken there gets a number. */
export async function deleteFolder(scope: Scope, { id }: FolderId): Promise<void> {
  const folders = await lockedFolders(scope);
  const folder = folderOf(folders, id);
  await publish(scope, folderDeleted, { folderId: id, parentId: folder.parent_id });
  await store.replaceWithContents(scope, folder, namesAmong(childrenOf(folders, id), siblingNames(folders, folder)));
  await emitChanged(scope, id);
}

/** Everybody in the team sees the folders. */
async function emitChanged(scope: Scope, folderId: string): Promise<void> {
  emitLiveEvent(scope, folderChanged, { membershipIds: await professionalsOfAccount(scope), data: { folderId } });
}

async function lockedFolders(scope: Scope): Promise<Folder[]> {
  await store.lockFolders(scope);
  return (await listFolders(scope)).folders;
}

function folderOf(folders: Folder[], id: string): Folder {
  return found(folders.find((folder) => folder.id === id));
}

/** Throws unless the parent exists and allows the folder, and no other folder in it has the same name. */
function assertValid({ id, name, parent_id }: store.FolderRow, folders: Folder[]): void {
  if (parent_id && !folders.some((folder) => folder.id === parent_id))
    throw new Problem(commonProblems.not_found, { field: 'parent_id' });

  const check = checkMove(folders, id, parent_id);
  if (check !== 'fine')
    throw new Problem(folderProblems[check], { field: 'parent_id', values: { limit: folderLimits.depth } });

  if (siblingNames(folders, { id, parent_id }).some((sibling) => isSameName(sibling, name)))
    throw new Problem(folderProblems.name_taken, { field: 'name', values: { name } });
}

function siblingNames(folders: Folder[], { id, parent_id }: Omit<store.FolderRow, 'name'>): string[] {
  const siblings = childrenOf(folders, parent_id).filter((folder) => folder.id !== id);
  return siblings.map(({ name }) => name);
}
