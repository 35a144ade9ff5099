import { accountProblems } from '#areas/account/contract.ts';
import {
  consumeLink,
  deleteLinksOfInvitation,
  findMembership,
  findMembershipOfEmail,
  findPerson,
  hashPassword,
  insertMembership,
  insertPerson,
  isRightPassword,
  readStudioBrand,
  reactivateMembership,
  sendLink,
  startSession,
  type Token,
  updateMembership,
  verifyLink,
} from '#areas/account/server/public.ts';
import {
  type CollaboratorInvitation,
  collaboratorLimits,
  collaboratorProblems,
  type collaboratorRoutes,
} from '../../contract.ts';
import { storedPermissions, withViews } from '../../rules/permissions.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { type PublicScope, type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { collaboratorJoined } from '../events.ts';
import { findAdminIds } from '../store/team.ts';
import { emitTeamChanged } from '../live.ts';
import * as store from '../store/invitations.ts';
import { findRemoval, markRestored } from '../store/removals.ts';
import { asInviter, chooseClients, entrustChosen } from './invitation-clients.ts';
import { assertPermittedTo, enterTeam } from './team.ts';

type OneInvitation = Promise<{ invitation: CollaboratorInvitation }>;

/** Invites a collaborator by mail. Of identical invitations the first is stored and mailed, the others are refused. */
export async function inviteCollaborator(
  scope: Scope,
  draft: ParsedRequest<typeof collaboratorRoutes.create>,
): OneInvitation {
  await scope.consumeRateLimits({ key: `team invitations ${scope.caller.accountId}`, attempts: 100, minutes: 60 });
  await enterTeam(scope);
  assertPermittedTo(draft.role, draft.permissions);
  await assertInvitable(scope, draft.email);
  const { name, email, role, isNameHidden } = draft;
  const permissions = storedPermissions(role, draft.permissions);
  const invitation = { id: newId(), name, email, role, permissions, is_name_hidden: isNameHidden };
  if (!(await store.insertInvitation(scope, invitation))) throw refusal('already_invited');
  const { clientIds } = draft;
  await chooseClients(scope, {
    invitationId: invitation.id,
    role,
    permissions: withViews(draft.permissions),
    clientIds,
  });
  return mailInvitation(scope, invitation.id);
}

/** A collaborator who was removed is invited again when the removal can no longer be undone. */
async function assertInvitable(scope: Scope, email: string): Promise<void> {
  const known = await findMembershipOfEmail(scope, email);
  if (known?.role === 'client') throw refusal('is_client');
  if (known && !known.isRemoved) throw refusal('already_in_team');
  if (known && (await findRemoval(scope, known.id))?.isUndoable) throw refusal('removed_before');
  if ((await store.countInvitations(scope)) >= collaboratorLimits.invitations)
    throw new Problem(collaboratorProblems.too_many_invitations, { values: { limit: collaboratorLimits.invitations } });
}

/** Mails a new link; the previous one no longer opens. */
export async function resendInvitation(scope: Scope, { id }: { id: string }): OneInvitation {
  found(await store.findInvitation(scope, id));
  await scope.consumeRateLimits({ key: `invite ${id}`, attempts: 5, minutes: 60 });
  // Locks the invitation, so that a concurrent resend deletes the link of this one.
  await store.markSent(scope, id);
  await deleteLinksOfInvitation(scope, id);
  return mailInvitation(scope, id);
}

async function mailInvitation(scope: Scope, id: string): OneInvitation {
  await sendLink(scope, { kind: 'collaborator', accountId: scope.caller.accountId, invitationId: id });
  return { invitation: found(await store.findInvitation(scope, id)) };
}

/** Deletes an invitation with its link. */
export async function withdrawInvitation(scope: Scope, { id }: { id: string }): Promise<void> {
  found((await store.deleteInvitation(scope, id)) || undefined);
}

/** What the screen of the invitation shows. The link stays valid. */
export async function readInvitation(scope: PublicScope, { token }: { token: string }) {
  const link = await verifyLink(scope, token, 'collaborator');
  const { name, email, role } = await invitedBy(scope, link);
  const person = await findPerson(scope, email);
  return { name, email, role, brand: await readStudioBrand(scope), hasLogin: Boolean(person?.password_hash) };
}

/**
 * Makes the invited person a collaborator and logs in. A known user must enter their password and gets a further membership,
 * between which they switch.
 */
export async function acceptInvitation(
  scope: PublicScope,
  request: ParsedRequest<typeof collaboratorRoutes.acceptInvitation>,
): Promise<Token> {
  await scope.consumeRateLimits({ key: `register collaborator ${request.token}`, attempts: 10, minutes: 15 });
  const link = await consumeLink(scope, request.token, 'collaborator');
  const invited = await invitedBy(scope, link);
  const userId = await personFor(scope, invited, request);
  const inviter = await asInviter(scope, { accountId: link.accountId ?? '', invitedBy: invited.invitedBy });
  const id = await joinTeam(scope, userId, invited);
  const clients = await entrustChosen(inviter, invited, id);
  await store.deleteInvitation(scope, invited.id);
  await emitTeamChanged(scope);
  const person = await findPerson(scope, invited.email);
  await publish(scope, collaboratorJoined, {
    accountId: link.accountId ?? '',
    membershipId: id,
    name: person?.name ?? invited.name,
    adminIds: await findAdminIds(scope),
    clients,
  });
  return startSession(scope, userId, { id, account_id: link.accountId ?? '' });
}

/** Returns the id of the membership: a new one, or that of a collaborator who was removed and comes back. */
async function joinTeam(
  scope: PublicScope,
  userId: string,
  { role, permissions, isNameHidden }: store.Invited,
): Promise<string> {
  const present = await findMembership(scope, userId);
  if (present && !present.deactivatedAt) throw refusal('already_in_team', 'token');
  const given = { role, permissions, is_name_hidden: isNameHidden };
  if (!present) {
    const id = newId();
    await insertMembership(scope, { ...given, id, user_id: userId });
    return id;
  }
  const removal = await findRemoval(scope, present.id);
  if (removal) await markRestored(scope, removal.id);
  await updateMembership(scope, present.id, given);
  await reactivateMembership(scope, present.id);
  return present.id;
}

async function invitedBy(
  scope: PublicScope,
  { accountId, invitationId }: { accountId: string | null; invitationId: string | null },
): Promise<store.Invited> {
  await setCurrentAccount(scope, accountId ?? '');
  const invited = await store.findInvited(scope, invitationId ?? '');
  if (!invited) throw new Problem(accountProblems.link_invalid, { field: 'token' });
  return invited;
}

async function personFor(
  scope: PublicScope,
  { email }: store.Invited,
  { name, password, locale }: ParsedRequest<typeof collaboratorRoutes.acceptInvitation>,
): Promise<string> {
  const known = await findPerson(scope, email);
  if (!known) {
    const id = newId();
    await insertPerson(scope, { id, name, email, locale, password_hash: await hashPassword(password) });
    return id;
  }
  if (!(await isRightPassword(password, known.password_hash))) throw refusal('wrong_password', 'password');
  return known.id;
}

function refusal(code: keyof typeof collaboratorProblems, field = 'email'): Problem {
  return new Problem(collaboratorProblems[code], { field });
}
