import { folderDeleted } from '#areas/folders/server/public.ts';
import { listen } from '#shell/server/events.ts';
import { moveAllBetween } from './store/emptied-folder.ts';

export const programListeners = [
  listen(folderDeleted, (scope, { folderId, parentId }) => moveAllBetween(scope, folderId, parentId)),
];
