import { invitedByLink } from '#areas/account/server/public.ts';
import { bindSubjectRoutes, clientDeleted, clientOpened, professionalsChosen } from '#areas/clients/server/public.ts';
import { clientDataExported } from '#areas/personal-data/server/public.ts';
import { accessRoutes, collaboratorRoutes } from '../contract.ts';
import { handOverRoutes } from '../contract/hand-over.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { collaboratorDaily, collaboratorJobs } from './jobs.ts';
import { withTeamEvent } from './live.ts';
import { listAccesses, logAccess, logExport } from './operations/access.ts';
import * as clients from './operations/clients-of.ts';
import * as invitations from './operations/invitations.ts';
import * as ownership from './operations/ownership.ts';
import * as removal from './operations/removal.ts';
import * as team from './operations/team.ts';
import { endViewAsClient, viewAsClient } from './operations/view-as-client.ts';
import { findRecipient } from './store/invitations.ts';
import { forgetClient } from './store/removals.ts';

export const collaboratorsServer = bindArea(
  'collaborators',
  { ...collaboratorRoutes, ...handOverRoutes },
  {
    list: team.listTeam,
    admin: team.getAdmin,
    get: team.getCollaborator,
    create: withTeamEvent(invitations.inviteCollaborator),
    update: team.updateCollaborator,
    resend: withTeamEvent(invitations.resendInvitation),
    withdraw: withTeamEvent(invitations.withdrawInvitation),
    readInvitation: invitations.readInvitation,
    acceptInvitation: invitations.acceptInvitation,
    previewRemoval: removal.previewRemoval,
    remove: removal.removeCollaborator,
    delete: removal.deleteCollaborator,
    restore: removal.restoreCollaborator,
    changeCollaborator: clients.changeCollaborator,
    changeCollaborators: clients.changeCollaborators,
    previewHandOver: clients.previewHandOver,
    removeClient: clients.removeClient,
    previewClientRemoval: clients.previewClientRemoval,
    ownership: ownership.getOwnershipRequest,
    offerOwnership: ownership.offerOwnership,
    withdrawOwnership: ownership.withdrawOwnership,
    acceptOwnership: ownership.acceptOwnership,
    declineOwnership: ownership.declineOwnership,
    viewAsClient,
    endViewAsClient,
  },
  {
    routes: bindSubjectRoutes(accessRoutes, { accesses: listAccesses }),
    subscribers: [
      subscribe(clientDeleted, forgetClient),
      subscribe(clientOpened, logAccess),
      subscribe(clientDataExported, logExport),
      subscribe(professionalsChosen, clients.handOverChosen),
    ],
    extensions: [extend(invitedByLink, { kind: 'collaborator', find: findRecipient })],
    jobs: collaboratorJobs,
    daily: collaboratorDaily,
  },
);
