import { type Folder, folderLimits, folderProblems } from '../contract.ts';
import { namesAmong } from '../rules/names.ts';
import { childrenOf, isTooDeep, ancestorsOf, checkMove, withTotals } from '../rules/tree.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { folderDeleted } from './events.ts';
import * as store from './store.ts';

type Named = { id: string };
type Draft = { name: string; parent_id: string | null };

export async function listFolders(scope: Scope): Promise<{ folders: Folder[] }> {
  return { folders: withTotals(await store.findFolders(scope)) };
}

export async function getFolder(scope: Scope, { id }: Named) {
  const { folders } = await listFolders(scope);
  const parents = ancestorsOf(folders, id).map((parent) => ({ id: parent.id, name: parent.name }));
  return { folder: { ...folderOf(folders, id), parents } };
}

export async function createFolder(scope: Scope, draft: Draft): Promise<{ folder: Folder }> {
  const folders = await foldersToChange(scope);
  if (draft.parent_id) parentOf(folders, draft.parent_id);
  if (folders.length >= folderLimits.folders)
    throw new Problem(folderProblems.too_many, { values: { limit: folderLimits.folders } });
  if (isTooDeep(folders, draft.parent_id)) throw tooDeep();

  const folder = { id: newId(), ...draft };
  await refuseTakenName(scope, folder);
  await store.insertFolder(scope, folder);
  return { folder: { ...folder, programs: 0, programsWithin: 0 } };
}

export async function updateFolder(scope: Scope, { id, name, parent_id }: Named & Draft): Promise<{ folder: Folder }> {
  const folders = await foldersToChange(scope);
  const folder = folderOf(folders, id);
  if (parent_id) parentOf(folders, parent_id);
  const place = checkMove(folders, id, parent_id);
  if (place === 'into_itself') throw new Problem(folderProblems.into_itself, { field: 'parent_id' });
  if (place === 'too_deep') throw tooDeep();

  await refuseTakenName(scope, { id, name, parent_id });
  await store.changeFolder(scope, { id, name, parent_id });
  return { folder: { ...folder, name, parent_id } };
}

/** Nothing in it is lost: its programs and folders move to the folder above, where a taken name gets a number. */
export async function deleteFolder(scope: Scope, { id }: Named): Promise<void> {
  const folders = await foldersToChange(scope);
  const { parent_id } = folderOf(folders, id);
  await publish(scope, folderDeleted, { folderId: id, parentId: parent_id });

  const neighbours = childrenOf(folders, parent_id).filter((folder) => folder.id !== id);
  const taken = neighbours.map(({ name }) => name);
  await store.dissolveFolder(scope, { id, parent_id }, namesAmong(childrenOf(folders, id), taken));
}

async function foldersToChange(scope: Scope): Promise<Folder[]> {
  await store.lockFolders(scope);
  return (await listFolders(scope)).folders;
}

function folderOf(folders: Folder[], id: string): Folder {
  return found(folders.find((folder) => folder.id === id));
}

function parentOf(folders: Folder[], id: string): void {
  if (!folders.some((folder) => folder.id === id)) throw new Problem(commonProblems.not_found, { field: 'parent_id' });
}

function tooDeep(): Problem {
  return new Problem(folderProblems.too_deep, { field: 'parent_id', values: { limit: folderLimits.depth } });
}

async function refuseTakenName(scope: Scope, folder: store.NewFolder): Promise<void> {
  if (await store.isNameTaken(scope, folder))
    throw new Problem(folderProblems.name_taken, { field: 'name', values: { name: folder.name } });
}
