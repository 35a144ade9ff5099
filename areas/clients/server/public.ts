export { clientDeleted } from './events.ts';
export { emitToClientsAndProfessionals, emitToProfessionals } from './live.ts';
export { getClient } from './operations/clients.ts';
export { readLimit, assertClientLimit } from './operations/limit.ts';
export { clientColumns } from './store/columns.ts';
export { createSampleClient } from './operations/sample-client.ts';
export { membershipOfClient, membershipsOfClients, professionalsOf, professionalsOfAny } from './store/concerned.ts';
export { isNotSample, isVisibleClient } from './store/visibility.ts';
export {
  assertVisibleClient,
  bindSubjectRoutes,
  clientSubject,
  forClient,
  forOwn,
  ownSubject,
  type Subject,
} from './subject.ts';
