export { getClient } from './operations/clients.ts';
export { refuseOverLimit } from './operations/limit.ts';
export { isOfSeenClient, isSeen } from './store/seen.ts';
