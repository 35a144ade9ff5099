import { defineEvent } from '#shell/server/events.ts';

/** What lay in the folder now belongs in the one above, or outside all with null. The folder is still there. */
export const folderDeleted = defineEvent<{ folderId: string; parentId: string | null }>('folder deleted');
