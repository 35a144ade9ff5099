import { folderDeleted } from '#areas/folders/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { moveFolderContents } from './store/programs.ts';

export const programSubscribers = [
  subscribe(folderDeleted, (scope, { folderId, parentId }) => moveFolderContents(scope, folderId, parentId)),
];
