export { getClient } from './operations/clients.ts';
export { readLimit, refuseOverLimit } from './operations/limit.ts';
export { isOfSeenClient, isSeen } from './store/seen.ts';
