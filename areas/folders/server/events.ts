import { defineEvent } from '#shell/server/events.ts';

/** Published before the folder is deleted: its contents move to the parent, or outside all folders with null. */
export const folderDeleted = defineEvent<{ folderId: string; parentId: string | null }>('folder deleted');
