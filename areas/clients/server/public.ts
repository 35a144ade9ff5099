export { clientDeleted, clientRegistered } from './events.ts';
export { emitToClientsAndProfessionals, emitToProfessionals } from './live.ts';
export { getClient } from './operations/clients.ts';
export { readLimit, assertClientLimit } from './operations/limit.ts';
export { clientColumns } from './store/columns.ts';
export { membershipOfClient, membershipsOfClients, professionalsOf, professionalsOfAny } from './store/concerned.ts';
export { findConcerned } from './store/concerned-by-client.ts';
export { findExpiringSubscriptions } from './store/lists.ts';
export { isVisibleClient } from './store/visibility.ts';
export {
  assertVisibleClient,
  bindSubjectRoutes,
  clientSubject,
  forClient,
  forOwn,
  ownSubject,
  type Subject,
} from './subject.ts';
