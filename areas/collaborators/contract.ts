import { z } from 'zod';
import { linkToken, password, StudioBrand, Token } from '#areas/account/contract.ts';
import { accessKinds } from './contract/access-kinds.ts';
import { careKinds } from '#areas/clients/contract/care.ts';
import { maxHandedOver } from '#areas/clients/contract/limits.ts';
import {
  email,
  emptyResponse,
  idSchema,
  language,
  nextPage,
  pageNumber,
  recordVersion,
  requiredText,
} from '#shell/common/fields.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';

/** Days after a removal in which it can be undone, days an offer of the account is open, pending invitations of an account. */
export const collaboratorLimits = { name: 120, undoDays: 7, ownershipDays: 14, invitations: 50 } as const;

export const collaboratorRoles = ['coach', 'nutritionist', 'secretary'] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];
const role = z.enum(collaboratorRoles);
const teamRoles = ['admin', ...collaboratorRoles] as const;
const teamRole = z.enum(teamRoles);
/** The roles that the admin who offers the account can have afterwards. Not secretary, who cannot keep the clients of the admin. */
export const formerRoles = ['admin', 'coach', 'nutritionist'] as const;
const formerRole = z.enum(formerRoles);

/** The permissions that an admin may give to a collaborator: their own. */
const permission = z.enum(rolePermissions().admin as [Permission, ...Permission[]]);
const permissions = z.array(permission).max(200);

/** A member of the team. `removedAt` is set after a removal; `undoableUntil` while it can be undone. */
export const Collaborator = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: teamRole,
  isSelf: z.boolean(),
  isNameHidden: z.boolean(),
  /** Whether the permissions are other ones than those of the role. */
  hasOwnPermissions: z.boolean(),
  clients: z.number().int(),
  joinedAt: z.string(),
  removedAt: z.string().nullable(),
  undoableUntil: z.string().nullable(),
});
export type Collaborator = z.output<typeof Collaborator>;

export const CollaboratorDetail = Collaborator.extend({ permissions: z.array(z.string()), version: recordVersion });
export type CollaboratorDetail = z.output<typeof CollaboratorDetail>;

export const CollaboratorInvitation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  /** Clients whom the collaborator follows once they accept. */
  chosenClients: z.number().int(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type CollaboratorInvitation = z.output<typeof CollaboratorInvitation>;

/** An open offer of the account. `formerRole`: what the admin who offers becomes. */
export const OwnershipRequest = z.object({
  id: z.uuid(),
  fromId: z.uuid(),
  fromName: z.string(),
  toId: z.uuid(),
  toName: z.string(),
  formerRole,
  requestedAt: z.string(),
  /** Whether it is the caller who may accept it. */
  isForMe: z.boolean(),
});
export type OwnershipRequest = z.output<typeof OwnershipRequest>;

const fields = { role, permissions, isNameHidden: z.boolean() };
const Invitation = z.object({
  name: requiredText(collaboratorLimits.name),
  email,
  ...fields,
  clientIds: z.array(idSchema('clients')).max(maxHandedOver).default([]),
});
/** An admin has no permissions to edit and no hidden name. */
const CollaboratorUpdate = z.object({ ...fields, version: recordVersion });

/** One kind of records on the checklist of a removal. */
const RemovalLine = z.object({
  kind: z.string(),
  /** In the caller's language: `12 modelli di programma`. */
  label: z.string(),
  total: z.number().int(),
  /** Whether the records can be deleted instead of handed over. */
  isRemovable: z.boolean(),
  /** Whether the undo of the removal brings deleted ones back. */
  isRestorable: z.boolean(),
  /** In the caller's language: which of them come back in another state. */
  restoreNote: z.string().nullable(),
  /** The colleagues who may see the records, and so may get them. */
  receiverIds: z.array(z.uuid()),
});
export type RemovalLine = z.output<typeof RemovalLine>;

const lineAction = z.discriminatedUnion('action', [
  z.object({ kind: requiredText(60), action: z.literal('handOver'), to: idSchema('memberships') }),
  z.object({ kind: requiredText(60), action: z.literal('delete') }),
]);
export type LineAction = z.output<typeof lineAction>;
/** Lines that are missing are handed over to the caller. */
const lines = z.array(lineAction).max(50).default([]);

const clientParams = z.object({ id: idSchema('clients') });
const oneCollaborator = z.object({ collaborator: CollaboratorDetail });
const Access = z.object({
  name: z.string(),
  hour: z.string(),
  isAsClient: z.boolean(),
  /** What was opened in this hour. */
  kinds: z.array(z.enum(accessKinds)),
});
export type Access = z.output<typeof Access>;

export const collaboratorRoutes = defineRoutes({
  list: {
    endpoint: 'GET /collaborators',
    permission: 'admin',
    response: z.object({
      collaborators: z.array(Collaborator),
      invitations: z.array(CollaboratorInvitation),
      ownershipRequest: OwnershipRequest.nullable(),
    }),
  },
  admin: {
    endpoint: 'GET /collaborators/admin',
    permission: 'view clients',
    response: z.object({ admin: z.object({ id: z.uuid(), name: z.string() }) }),
  },
  get: { endpoint: 'GET /collaborators/:id', permission: 'admin', response: oneCollaborator },
  /** Mails an invitation, which becomes a collaborator when it is accepted. */
  create: {
    endpoint: 'POST /collaborators/create',
    permission: 'admin',
    isIdempotent: true,
    body: Invitation,
    response: z.object({ invitation: CollaboratorInvitation }),
  },
  update: {
    endpoint: 'PUT /collaborators/:id/update',
    permission: 'admin',
    body: CollaboratorUpdate,
    response: oneCollaborator,
  },
  resend: {
    endpoint: 'POST /collaborator-invitations/:id/resend',
    permission: 'admin',
    response: z.object({ invitation: CollaboratorInvitation }),
  },
  withdraw: { endpoint: 'DELETE /collaborator-invitations/:id', permission: 'admin', response: emptyResponse },
  readInvitation: {
    endpoint: 'POST /register/collaborator-link',
    permission: 'public',
    body: z.object({ token: linkToken }),
    response: z.object({
      name: z.string(),
      email: z.string(),
      brand: StudioBrand,
      role,
      /** Whether a user with this e-mail has a password. The form then asks for it instead of a new one. */
      hasLogin: z.boolean(),
    }),
  },
  acceptInvitation: {
    endpoint: 'POST /register/collaborator',
    permission: 'public',
    body: z.object({
      token: linkToken,
      name: requiredText(collaboratorLimits.name),
      password,
      locale: language.default('it'),
      agreement: z.literal(true, { error: 'shell:invalid.agreement' }),
    }),
    response: Token,
  },
  previewRemoval: {
    endpoint: 'GET /collaborators/:id/removal',
    permission: 'admin',
    response: z.object({ lines: z.array(RemovalLine) }),
  },
  remove: {
    endpoint: 'POST /collaborators/:id/remove',
    permission: 'admin',
    body: z.object({ lines, tellsClients: z.boolean().default(true) }),
    response: oneCollaborator,
  },
  /** Removes with the defaults: everything is handed over to the caller, and the clients are informed. */
  delete: { endpoint: 'DELETE /collaborators/:id/delete', permission: 'admin', response: emptyResponse },
  restore: { endpoint: 'POST /collaborators/:id/restore', permission: 'admin', response: oneCollaborator },
  /** Gives a client, and what was assigned to them, to another professional. */
  changeCollaborator: {
    endpoint: 'POST /collaborators/changeCollaborator/:id',
    permission: 'admin',
    params: clientParams,
    body: z.object({
      kind: z.enum(careKinds),
      to: idSchema('memberships'),
      tellsClients: z.boolean().default(true),
    }),
    response: emptyResponse,
  },
  /** Ends the care of a professional for one client; what they assigned is handed over or deleted. */
  removeClient: {
    endpoint: 'POST /collaborators/removeClient/:id',
    permission: 'admin',
    params: clientParams,
    body: z.object({ collaboratorId: idSchema('memberships'), lines, tellsClients: z.boolean().default(true) }),
    response: emptyResponse,
  },
  /** What a professional assigned to one client. */
  previewClientRemoval: {
    endpoint: 'GET /collaborators/removeClient/:id',
    permission: 'admin',
    params: clientParams,
    query: z.object({ collaboratorId: idSchema('memberships') }),
    response: z.object({ lines: z.array(RemovalLine) }),
  },
  /** The open offer that the caller has made or may accept. */
  ownership: {
    endpoint: 'GET /ownership-request',
    permission: 'login',
    response: z.object({ ownershipRequest: OwnershipRequest.nullable() }),
  },
  offerOwnership: {
    endpoint: 'POST /collaborators/:id/offer-ownership',
    permission: 'admin',
    body: z.object({ formerRole }),
    response: emptyResponse,
  },
  withdrawOwnership: { endpoint: 'POST /ownership-request/withdraw', permission: 'admin', response: emptyResponse },
  acceptOwnership: { endpoint: 'POST /ownership-request/accept', permission: 'login', response: emptyResponse },
  declineOwnership: { endpoint: 'POST /ownership-request/decline', permission: 'login', response: emptyResponse },
  /** Starts a session that shows the app as the client sees it and changes nothing. */
  viewAsClient: {
    endpoint: 'POST /clients/:clientId/view-as-client',
    permission: 'view clients',
    response: Token,
  },
  endViewAsClient: {
    endpoint: 'DELETE /clients/:clientId/view-as-client',
    permission: 'view clients',
    response: emptyResponse,
  },
});

/** A member joined or left the team, or the role, the permissions or the clients of a member changed. */
export const teamChanged = defineLiveEvent('team.changed', z.object({}));

/** Who opened the record of a client, one entry for each person and hour, newest first. */
export const accessRoutes = defineSubjectRoutes({
  accesses: {
    own: { endpoint: 'GET /my/accesses', permission: 'login' },
    client: { endpoint: 'GET /clients/:clientId/accesses', permission: 'admin' },
    query: z.object({ page: pageNumber }),
    response: z.object({ accesses: z.array(Access), nextPage }),
  },
});

export const collaboratorProblems = defineProblems('collaborators', {
  already_invited: 422,
  already_in_team: 422,
  removed_before: 422,
  is_client: 422,
  too_many_invitations: 422,
  wrong_password: 422,
  own_role: 409,
  last_admin: 409,
  is_admin: 409,
  no_longer_admin: 403,
  already_removed: 409,
  not_removed: 409,
  undo_over: 409,
  line_unknown: 422,
  not_deletable: 422,
  target_unfit: 422,
  receiver_may_not_see: 422,
  not_in_charge: 409,
  sees_no_care: 422,
  not_of_secretary: 422,
  follows_clients: 409,
  offer_open: 409,
  no_offer: 409,
  nothing_to_view: 403,
});
