import { invitedByLink } from '#areas/account/server/public.ts';
import { clientRoutes } from '../contract.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import * as types from './operations/client-types.ts';
import * as clients from './operations/clients.ts';
import { readLimit } from './operations/limit.ts';
import { readInvitation, registerClient } from './operations/registration.ts';
import { findNameAndEmail } from './store/clients.ts';
import { countClients, findClientOptions, findExpiringSubscriptions, findLastClients } from './store/lists.ts';
import { findClientTypes, findCollaborators, findTypeFilters } from './store/options.ts';

export const clientsServer = bindArea(
  'clients',
  clientRoutes,
  {
    list: clients.listClients,
    detail: clients.openClient,
    forSelect: findClientOptions,
    last: findLastClients,
    expiringSubscriptions: findExpiringSubscriptions,
    collaborators: findCollaborators,
    counts: countClients,
    types: findClientTypes,
    createType: types.createClientType,
    updateType: types.updateClientType,
    deleteType: types.deleteClientType,
    typeFilters: findTypeFilters,
    limit: readLimit,
    create: clients.createClient,
    update: clients.updateClient,
    delete: clients.deleteClient,
    resendEmail: clients.resendEmail,
    deactivate: clients.deactivateClient,
    restore: clients.restoreClient,
    readInvitation,
    register: registerClient,
    saveNote: clients.saveNote,
    saveSubscriptionEnd: clients.patchClient,
  },
  {
    extensions: [
      extend(invitedByLink, { kind: 'client', find: (scope, { clientId }) => findNameAndEmail(scope, clientId ?? '') }),
    ],
  },
);
