import { folderRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { createFolder, deleteFolder, getFolder, listFolders, updateFolder } from './operations.ts';

export const foldersServer = bindArea('folders', folderRoutes, {
  list: listFolders,
  get: getFolder,
  create: createFolder,
  update: updateFolder,
  delete: deleteFolder,
});
