export {
  clientDeleted,
  clientEmailChanged,
  clientHandedOver,
  clientMinorityChanged,
  clientOpened,
  clientRegistered,
  clientStatusChanged,
  consentGiven,
  consentWithdrawn,
  erasureRequested,
  erasureWithdrawn,
  healthDataAccessChanged,
  healthBasisChanged,
  type HandedOver,
  professionalsChosen,
  clientActivationChanged,
} from './events.ts';
export {
  emitToClientsAndProfessionals,
  emitToProfessionals,
  withEventToProfessionals,
  withSettingsEvent,
} from './live.ts';
export { foundOfClient } from './found-client.ts';
export { refuseSecretary } from './refuse-secretary.ts';
export { getClient } from './operations/clients.ts';
export { assertCare, professionOf } from './operations/in-charge.ts';
export {
  arePhotosGiven,
  assertAdvertisingGiven,
  assertPhotosGiven,
  readHealthDataOf,
  readWithConsent,
  shownWithConsent,
  withConsent,
  withPhotosGiven,
} from './operations/consents.ts';
export { readLimit, assertClientLimit } from './operations/limit.ts';
export { readClientSettings } from './operations/settings.ts';
export {
  countClientsOf,
  findCareKindsOf,
  findCareKindsOfClient,
  type MovedClient,
  moveClients,
  setProfessionals,
} from './store/client-collaborators.ts';
export { lockClients, lockVisibleClients } from './store/clients.ts';
export { clientColumns, newestHeight, unreadSymptoms } from './store/columns.ts';
export { createSampleClient } from './operations/sample-client.ts';
export { findClientCaller, findClientMember, findMember } from './store/member.ts';
export { clientLanguage } from './store/language.ts';
export { professionalName } from './store/professional-name.ts';
export { findMinors, readMinority } from './store/minors.ts';
export { clientZone, findClientZone, joinedOn, todayOf } from './store/zone.ts';
export {
  findWithdrawn,
  findWithheldClients,
  isConsentGiven,
  isNotWithdrawn,
  mayReadHealthData,
} from './store/consents.ts';
export { mayReadCompletedWorkouts } from './store/completed-workouts.ts';
export {
  inChargeSince,
  isClientOf,
  isCoached,
  isNotSample,
  isVisibleClient,
  visibleSince,
} from './store/visibility.ts';
export {
  membershipsOfClients,
  professionalIdsOf,
  professionalsOf,
  professionalsOfAccount,
  professionalsOfAny,
} from './store/concerned.ts';
export { findConcerned } from './store/concerned-by-client.ts';
export { findExpiringSubscriptions } from './store/lists.ts';
export {
  assertVisibleClient,
  bindSubjectRoutes,
  clientSubject,
  forClient,
  forOwn,
  ownSubject,
  publishOpened,
  readForClient,
  type Subject,
} from './subject.ts';
