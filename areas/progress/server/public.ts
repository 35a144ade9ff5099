export { dayValues } from './day-values.ts';
export { photosAdded, photosDeleted } from './events.ts';
