import { invitedByLink, loginEmailChanged, ownErasure } from '#areas/account/server/public.ts';
import { clientRoutes } from '../contract.ts';
import { consentRoutes, consentSubjectRoutes } from '../contract/consents.ts';
import { erasureRoutes } from '../contract/erasure.ts';
import { clientImportRoutes } from '../contract/import.ts';
import { inChargeRoutes } from '../contract/in-charge.ts';
import { registrationLinkRoutes } from '../contract/registration-link.ts';
import { clientSettingRoutes } from '../contract/settings.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { eraseDueJob, erasureJobs } from './erasure-jobs.ts';
import { clientJobs } from './jobs.ts';
import { withLiveEvent, withSettingsEvent } from './live.ts';
import { followLoginEmail, loginEmailJobs } from './login-email.ts';
import { subscribe } from '#shell/server/events.ts';
import * as types from './operations/client-types.ts';
import { requestErasure, withdrawErasure } from './operations/erasure.ts';
import * as clients from './operations/clients.ts';
import { endOwnCare, putInCharge } from './operations/in-charge.ts';
import * as imports from './operations/import.ts';
import { readLimit } from './operations/limit.ts';
import { decideConsent, listConsents } from './operations/consents.ts';
import * as registrationLink from './operations/registration-link.ts';
import * as settings from './operations/settings.ts';
import { readInvitation, registerClient } from './operations/registration.ts';
import { findNameAndEmail } from './store/clients.ts';
import { findErasure } from './store/erasure.ts';
import {
  countClients,
  findClientOptions,
  findExpiringSubscriptions,
  findLastClients,
  findPendingErasures,
  findWithdrawnHealthData,
  findWithoutGuardian,
  findWithoutProfessional,
} from './store/lists.ts';
import { bindSubjectRoutes } from './subject.ts';
import { findClientTypes, findCollaborators, findTypeFilters } from './store/options.ts';

const settingReads = [clientSettingRoutes.settings, clientSettingRoutes.clientSettings];

export const clientsServer = bindArea(
  'clients',
  {
    ...clientRoutes,
    ...clientImportRoutes,
    ...clientSettingRoutes,
    ...consentRoutes,
    ...erasureRoutes,
    ...inChargeRoutes,
    ...registrationLinkRoutes,
  },
  {
    registrationLink: registrationLink.getRegistrationLink,
    switchRegistrationLink: registrationLink.switchRegistrationLink,
    renewRegistrationLink: registrationLink.renewRegistrationLink,
    readRegistrationLink: registrationLink.readRegistrationLink,
    apply: registrationLink.apply,
    createInvitationLink: registrationLink.createInvitationLink,
    importText: imports.previewText,
    importFile: imports.previewFile,
    findTakenEmails: imports.findTakenEmails,
    importClients: imports.importClients,
    decideConsent,
    pendingErasures: findPendingErasures,
    requestErasure,
    withdrawErasure,
    settings: settings.getSettings,
    saveSettings: withSettingsEvent(settingReads, settings.saveSettings),
    clientSettings: settings.getClientSettings,
    saveClientSettings: withSettingsEvent(settingReads, settings.saveClientSettings),
    saveHealthBasis: withSettingsEvent(settingReads, withLiveEvent(settings.saveHealthBasis)),
    list: clients.listClients,
    detail: clients.openClient,
    head: clients.getHead,
    forSelect: findClientOptions,
    last: findLastClients,
    expiringSubscriptions: findExpiringSubscriptions,
    withdrawnHealthData: findWithdrawnHealthData,
    withoutGuardian: findWithoutGuardian,
    withoutProfessional: findWithoutProfessional,
    putInCharge: withLiveEvent(putInCharge),
    endOwnCare: withLiveEvent(endOwnCare),
    collaborators: findCollaborators,
    counts: countClients,
    types: findClientTypes,
    createType: types.createClientType,
    updateType: types.updateClientType,
    deleteType: types.deleteClientType,
    typeFilters: findTypeFilters,
    limit: readLimit,
    create: withLiveEvent(clients.createClient),
    update: withLiveEvent(clients.updateClient),
    delete: withLiveEvent(clients.deleteClient),
    resendEmail: withLiveEvent(clients.resendEmail),
    deactivate: withLiveEvent(clients.deactivateClient),
    restore: withLiveEvent(clients.restoreClient),
    readInvitation,
    register: registerClient,
    saveNote: withLiveEvent(clients.saveNote),
    saveSubscriptionEnd: withLiveEvent(clients.patchClient),
  },
  {
    jobs: { ...clientJobs, ...erasureJobs, ...loginEmailJobs },
    daily: [eraseDueJob],
    subscribers: [subscribe(loginEmailChanged, followLoginEmail)],
    routes: bindSubjectRoutes(consentSubjectRoutes, { consents: listConsents }),
    extensions: [
      extend(ownErasure, async (scope) => findErasure(scope, scope.caller.clientId ?? '')),
      extend(invitedByLink, {
        kind: 'applicant',
        find: async (_, { payload }) => ({
          name: payload?.['name'] ?? '',
          email: payload?.['email'] ?? '',
          collaborator: null,
        }),
      }),
      extend(invitedByLink, { kind: 'client', find: (scope, { clientId }) => findNameAndEmail(scope, clientId ?? '') }),
    ],
  },
);
