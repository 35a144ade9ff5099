export { folderDeleted } from './events.ts';
export { folderContents } from './store.ts';
