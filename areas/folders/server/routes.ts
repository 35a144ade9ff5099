import { handOverLines } from '#areas/collaborators/server/public.ts';
import { folderRoutes } from '../contract.ts';
import { bindDeletions } from '#shell/server/deletions.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { foldersLine } from './store/hand-over.ts';
import {
  afterRestoration,
  createFolder,
  deleteFolder,
  getFolder,
  listFolders,
  shareFolder,
  updateFolder,
} from './operations.ts';

export const foldersServer = bindArea(
  'folders',
  folderRoutes,
  {
    list: listFolders,
    get: getFolder,
    create: createFolder,
    update: updateFolder,
    share: shareFolder,
    delete: deleteFolder,
    ...bindDeletions({ table: 'folders', onRestored: afterRestoration }),
  },
  { extensions: [extend(handOverLines, foldersLine)] },
);
