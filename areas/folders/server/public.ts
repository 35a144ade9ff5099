export { folderDeleted } from './events.ts';
export { type FolderPrograms, folderPrograms } from './store.ts';
