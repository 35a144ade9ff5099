import type { LoggedUser } from '../../contract.ts';
import type { Language } from '#shell/common/fields.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Units } from '#shell/common/units.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/versions.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { deleteLinksOfPerson } from '../store/links.ts';
import { endedMembershipsOf } from '../store/studio-contacts.ts';
import {
  advanceProfile,
  deleteFile,
  findViewedClient,
  lockLogo,
  findUserByEmail,
  insertFile,
  isUsable,
  lockProfile,
  membershipsOf,
  readPermissions,
  readProfile,
  updateAccount,
  updateUser,
} from '../store/users.ts';
import { accountProblems } from '../../contract.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import { isNutritionOnly } from '../care.ts';
import { ownErasure } from '../erasure.ts';
import { loginEmailChanged } from '../events.ts';
import { publish } from '#shell/server/events.ts';
import { mailAccessChange } from './access-changes.ts';
import { sendLink, consumeLink } from './links.ts';
import { assertCurrentPassword } from './current-password.ts';

/** The user of the session; in the view of a client, the client. */
export async function readMe(scope: Scope): Promise<{ user: LoggedUser }> {
  const { logoKey, mainColor, isSuperAdmin, ...profile } = found(await readProfile(scope));
  const memberships = await membershipsOf(scope, profile.id);
  const { caller } = scope;
  const endedMemberships = await endedMembershipsOf(scope, profile.id);
  const ended = endedMemberships.find(({ id }) => id === caller.membershipId);
  const isOwn = [...memberships, ...endedMemberships].some(({ id }) => id === caller.membershipId);
  const isClientView = caller.clientId !== null && !isOwn;
  const user: LoggedUser = {
    ...profile,
    deleteAfter: profile.deleteAfter ?? (isClientView ? null : await erasureOf(scope)),
    ...(isClientView && { ...(await findViewedClient(scope)), unconfirmedEmail: null }),
    remainingTrialDays: profile.remainingTrialDays ?? 0,
    roles: isSuperAdmin ? ['super_admin'] : [caller.role],
    membershipId: caller.membershipId || null,
    clientId: caller.clientId,
    isNutritionOnly: await isNutritionOnly(scope),
    timeZone: caller.timeZone,
    custom_app: { logo_url: logoKey && scope.signedFileUrl(logoKey), theme: { main_color: mainColor } },
    memberships: (isClientView ? [] : memberships.filter(isUsable)).map(({ id, role, account_name }) => ({
      id,
      role,
      accountName: account_name,
    })),
    endedAccess: ended ? { endedAt: ended.endedAt, email: ended.email } : null,
    endedMemberships: (isClientView ? [] : endedMemberships).map(({ id, account_name }) => ({
      id,
      accountName: account_name,
    })),
  };
  return { user };
}

async function erasureOf(scope: Scope): Promise<string | null> {
  const [find] = scope.caller.clientId ? extensionsOf(scope, ownErasure) : [];
  return find ? find(scope) : null;
}

interface ProfileChange {
  name?: string | undefined;
  email?: string | undefined;
  currentPassword?: string | undefined;
  accountName: string | null;
  main_color?: string | null | undefined;
  version: number;
}

/**
 * Saves the profile of the caller. A new e-mail requires the password and is stored only when the link mailed to it is opened; a mail
 * about the request goes to the current address. Only the admin can change name and colour of the business.
 */
export async function saveProfile(scope: Scope, change: ProfileChange): Promise<{ user: LoggedUser }> {
  await lockProfile(scope);
  const { email, version } = found(await readProfile(scope));
  if (change.version !== version) throw versionConflict((await readMe(scope)).user);
  const newEmail = change.email && change.email !== email ? change.email : null;
  if (newEmail) await assertPasswordForEmail(scope, change.currentPassword);
  await advanceProfile(scope);
  if (change.name) await updateUser(scope, scope.caller.userId, { name: change.name });
  const ofAccount = accountChange(change);
  if (scope.caller.role === 'admin' && Object.keys(ofAccount).length > 0) await updateAccount(scope, ofAccount);
  if (newEmail) await askForNewEmail(scope, newEmail);
  return readMe(scope);
}

async function assertPasswordForEmail(scope: Scope, currentPassword = ''): Promise<void> {
  if (!currentPassword) throw new Problem(accountProblems.password_for_email, { field: 'currentPassword' });
  await assertCurrentPassword(scope, {
    password: currentPassword,
    field: 'currentPassword',
    action: 'password for email',
  });
}

async function askForNewEmail(scope: Scope, email: string): Promise<void> {
  const { userId } = scope.caller;
  await scope.consumeRateLimits({ key: `new email ${userId}`, attempts: 5, minutes: 60 });
  await deleteLinksOfPerson(scope, userId, ['email']);
  await sendLink(scope, { kind: 'email', userId, payload: { email } });
  await mailAccessChange(scope, userId, { template: 'emailAsked', newEmail: email });
}

/**
 * Changes the e-mail of a user who opened the link mailed to the new one. Does nothing when another user has registered
 * the e-mail in the meantime, so that its existence is not revealed.
 */
export async function confirmEmail(scope: PublicScope, { token }: { token: string }): Promise<void> {
  const link = await consumeLink(scope, token, 'email');
  const email = link.payload?.['email'] ?? '';
  if (!(await findUserByEmail(scope, email))) await changeEmail(scope, link.userId ?? '', email);
}

/** Updates the e-mail of a user, enqueues a mail to the previous one and deletes the links that were mailed to it. */
async function changeEmail(scope: PublicScope, userId: string, email: string): Promise<void> {
  await mailAccessChange(scope, userId, { template: 'emailChanged', newEmail: email });
  await updateUser(scope, userId, { email });
  await deleteLinksOfPerson(scope, userId, ['reset', 'set']);
  await publish(scope, loginEmailChanged, { userId });
}

/** Stores a new logo of the account. The file of the previous one is deleted after the commit. */
export async function saveLogo(scope: Scope, { file }: { file: StoredUpload }): Promise<{ logo_url: string }> {
  const old = await lockLogo(scope);
  const { id, storageKey, mediaType, sizeBytes } = file;
  await insertFile(scope, { id, storage_key: storageKey, media_type: mediaType, size_bytes: sizeBytes });
  await updateAccount(scope, { logo_file_id: id });
  if (old) await dropFile(scope, old);
  return { logo_url: scope.signedFileUrl(storageKey) };
}

export async function deleteLogo(scope: Scope): Promise<void> {
  const logo = await lockLogo(scope);
  if (!logo) return;
  await updateAccount(scope, { logo_file_id: null });
  await dropFile(scope, logo);
}

/** Hides or shows the exercise library in the account. Programs keep their exercises of the library. */
export async function changeHideDefaultExercises(
  scope: Scope,
  { hideDefaultExercises }: { hideDefaultExercises: boolean },
): Promise<void> {
  await updateAccount(scope, { hide_default_exercises: hideDefaultExercises });
}

export async function setLocale(scope: Scope, { locale }: { locale: Language }): Promise<void> {
  await updateUser(scope, scope.caller.userId, { locale });
}

/** Sets the time zone of the caller; null follows the account. */
export async function setTimeZone(scope: Scope, { timeZone }: { timeZone: string | null }): Promise<void> {
  await updateUser(scope, scope.caller.userId, { time_zone: timeZone });
}

/** A format only: nothing that is stored changes. */
export async function setUnits(scope: Scope, { weight, length }: Units): Promise<void> {
  await updateUser(scope, scope.caller.userId, { weight_unit: weight, length_unit: length });
}

/** Sets the time zone of all users of the account who have not chosen their own. */
export async function setAccountTimeZone(scope: Scope, { timeZone }: { timeZone: string }): Promise<void> {
  await updateAccount(scope, { time_zone: timeZone });
}

/** None for a deactivated client. */
export async function myPermissions(scope: Scope): Promise<{ permissions: string[] }> {
  const { userId, membershipId, clientId } = scope.caller;
  const ended = clientId ? await endedMembershipsOf(scope, userId) : [];
  if (ended.some(({ id }) => id === membershipId)) return { permissions: [] };
  return { permissions: await readPermissions(scope) };
}

function accountChange({ accountName, main_color }: ProfileChange) {
  return { ...(accountName && { name: accountName }), ...(main_color !== undefined && { main_color }) };
}

async function dropFile(scope: Scope, { id, storage_key }: { id: string; storage_key: string }): Promise<void> {
  await deleteFile(scope, id);
  scope.afterCommit(() => scope.deleteFile(storage_key));
}
