export { clientDeleted } from './events.ts';
export { getClient } from './operations/clients.ts';
export { readLimit, assertClientLimit } from './operations/limit.ts';
export { belongsToVisibleClient, isVisibleClient } from './store/visibility.ts';
