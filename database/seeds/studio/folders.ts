import { createFolder } from '#areas/folders/server/operations.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { moveToFolder } from '#areas/programs/server/operations/templates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DemoTemplate } from './templates.ts';

type Programs = Map<DemoTemplate['key'], Program>;

interface DemoFolder {
  name: string;
  templates: DemoTemplate['key'][];
  folders?: DemoFolder[];
}

const folders: DemoFolder[] = [
  { name: 'Forza', templates: [], folders: [{ name: 'Blocchi da sei settimane', templates: ['strength'] }] },
  { name: 'Ipertrofia', templates: ['hypertrophy'] },
];

/** Folders of the templates; the template `start` is in no folder. */
export async function addFolders(scope: Scope, programs: Programs): Promise<void> {
  for (const folder of folders) await addFolder(scope, programs, folder, null);
}

async function addFolder(
  scope: Scope,
  programs: Programs,
  { name, templates, folders: subfolders = [] }: DemoFolder,
  parent_id: string | null,
): Promise<void> {
  const { folder } = await createFolder(scope, { name, parent_id });
  const programIds = templates.flatMap((key) => programs.get(key)?.id ?? []);
  if (programIds.length > 0) await moveToFolder(scope, { programIds, folderId: folder.id });
  for (const subfolder of subfolders) await addFolder(scope, programs, subfolder, folder.id);
}
