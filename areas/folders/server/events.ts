import { defineEvent } from '#shell/server/events.ts';

/** Published before the folder is deleted. Its contents move to `parentId`; null means outside all folders. */
export const folderDeleted = defineEvent<{ folderId: string; parentId: string | null }>('folder deleted');

/** These folders are shared with the team, or no longer, together with what the caller may share in them. */
export const foldersShared = defineEvent<{ folderIds: readonly string[]; isShared: boolean }>('folders shared');

/** A folder is back. The programs of `programIds` that are still in `parentId`, to which its deletion moved them, return to it. */
export const folderRestored = defineEvent<{ folderId: string; parentId: string | null; programIds: readonly string[] }>(
  'folder restored',
);
