export { folderDeleted } from './events.ts';
export { folderPrograms } from './store.ts';
