import { defineEvent } from '#shell/server/events.ts';

/** Published before the folder is deleted. Its contents move to `parentId`; null means outside all folders. */
export const folderDeleted = defineEvent<{ folderId: string; parentId: string | null }>('folder deleted');

/** These folders are shared with the team, or no longer, together with what the caller may share in them. */
export const foldersShared = defineEvent<{ folderIds: readonly string[]; isShared: boolean }>('folders shared');
