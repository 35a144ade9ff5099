export { clientDeleted } from './events.ts';
export { getClient } from './operations/clients.ts';
export { readLimit, assertClientLimit as refuseOverLimit } from './operations/limit.ts';
export { runningProgram } from './store/running-program.ts';
export { belongsToVisibleClient as isOfSeenClient, isVisibleClient as isSeen } from './store/visibility.ts';
