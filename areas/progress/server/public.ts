export { photosAdded, photosDeleted } from './events.ts';
