import { folderDeleted, folderRestored, foldersShared } from '#areas/folders/server/public.ts';
import { setShared } from '#areas/sharing/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { sharedTemplates } from './sharing.ts';
import { moveFolderContents, returnToFolder } from './store/programs.ts';
import { findShareable } from './store/templates.ts';

export const programSubscribers = [
  subscribe(folderDeleted, (scope, { folderId, parentId }) => moveFolderContents(scope, folderId, parentId)),
  subscribe(folderRestored, (scope, { folderId, parentId, programIds }) =>
    returnToFolder(scope, { ids: programIds, from: parentId, to: folderId }),
  ),
  subscribe(foldersShared, async (scope, { folderIds, isShared }) =>
    setShared(scope, sharedTemplates, {
      ids: await findShareable(scope, { folderIds, isShared: !isShared }),
      isShared,
    }),
  ),
];
