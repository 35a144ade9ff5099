import { defineEvent } from '#shell/server/events.ts';

/** Published before the folder is deleted. Its contents move to `parentId`; null means outside all folders. */
export const folderDeleted = defineEvent<{ folderId: string; parentId: string | null }>('folder deleted');
