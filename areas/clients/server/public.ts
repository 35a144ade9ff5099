export { clientDeleted, clientHandedOver, clientOpened } from './events.ts';
export { getClient } from './operations/clients.ts';
export { readLimit, assertClientLimit } from './operations/limit.ts';
export {
  type ClientMove,
  countClientsOf,
  type MovedClient,
  moveClients,
  professionalsOf,
  setProfessional,
} from './store/client-collaborators.ts';
export { clientColumns } from './store/columns.ts';
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
