export { clientDeleted } from './events.ts';
export { getClient } from './operations/clients.ts';
export { readLimit, refuseOverLimit } from './operations/limit.ts';
export { runningProgram } from './store/running-program.ts';
export { isOfSeenClient, isSeen } from './store/seen.ts';
