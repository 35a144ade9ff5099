export { fileAdded, fileDeleted } from './events.ts';
