export { folderDeleted, folderRestored, foldersShared } from './events.ts';
export { assertVisibleFolder } from './operations.ts';
export { type FolderPrograms, folderPrograms, isVisibleFolder, visibleFolderId } from './store/folders.ts';
