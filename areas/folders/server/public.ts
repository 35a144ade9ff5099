export { folderDeleted } from './events.ts';
