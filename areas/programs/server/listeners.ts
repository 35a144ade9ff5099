import { folderDeleted } from '#areas/folders/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { moveFolderContents } from './store/emptied-folder.ts';

export const programListeners = [
  subscribe(folderDeleted, (scope, { folderId, parentId }) => moveFolderContents(scope, folderId, parentId)),
];
