import { accountProblems } from '#areas/account/contract.ts';
import {
  findMembership,
  findPerson,
  hashPassword,
  insertMembership,
  insertPerson,
  isRightPassword,
  readStudioBrand,
  verifyLink,
  consumeLink,
  startSession,
  type Link,
  type Token,
} from '#areas/account/server/public.ts';
import { ClientDraft, clientProblems, type clientRoutes } from '../../contract.ts';
import { guardianProblems } from '../../contract/guardian.ts';
import { isMinorOn } from '../../rules/minors.ts';
import type { Language } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { defaultTimeZone, todayIn } from '#shell/common/dates.ts';
import { type Caller, setCurrentAccount, type PublicScope, type Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { impersonate } from '#shell/server/public-scope.ts';
import { clientMinorityChanged, clientRegistered } from '../events.ts';
import { emitClientChanged } from '../live.ts';
import { insertRegistrationConsents } from './consents.ts';
import { guardianOf } from './guardian.ts';
import { professionalsOfNew } from './in-charge.ts';
import { readClientSettings } from './settings.ts';
import { findIdByEmail, findInvited, insertClient, type Invited, lockClient, setMembership } from '../store/clients.ts';
import { findBirthDate } from '../store/minors.ts';
import { findStudio } from '../store/registration-links.ts';
import { assertRoom } from './registration-link.ts';

type Registration = ParsedRequest<typeof clientRoutes.register>;

/** Returns what the registration screen shows. The link stays valid. */
export async function readInvitation(scope: PublicScope, { token }: { token: string }) {
  const link = await verifyLink(scope, token, 'client', 'applicant');
  const { id, name, email, coachName, locale } = await invitedBy(scope, link);
  const person = await findPerson(scope, email);
  const brand = await readStudioBrand(scope);
  const { healthBasis } = await readClientSettings(scope, id);
  const asksHealthConsent = healthBasis === 'consent';
  const { timeZone } = await findStudio(scope);
  const birthDate = await findBirthDate(scope, id);
  return {
    studioId: link.accountId ?? '',
    name,
    email,
    coachName,
    brand,
    locale,
    hasLogin: Boolean(person?.password_hash),
    asksHealthConsent,
    asksBirthDate: birthDate === null,
    isMinor: isMinorOn(todayIn(timeZone), birthDate),
    timeZone,
  };
}

/** Registers the invited client and logs in. An existing user must enter their password and gets a new membership. */
export async function registerClient(scope: PublicScope, registration: Registration): Promise<Token> {
  await scope.consumeRateLimits({ key: `register client ${registration.token}`, attempts: 10, minutes: 15 });
  const link = await consumeLink(scope, registration.token, 'client', 'applicant');
  const accountId = link.accountId ?? '';
  const invited = await invitedBy(scope, link);
  if (link.kind === 'applicant') await addApplicant(scope, invited);
  await assertConsent(scope, invited.id, registration);
  const { birth_date, guardianName, isBirthDateKnown } = await personalStatus(scope, invited, registration);
  const userId = await personFor(scope, invited, registration);
  if (await findMembership(scope, userId)) throw new Problem(clientProblems.is_client_already);
  const membership = { id: newId(), user_id: userId, role: 'client' as const };
  await insertMembership(scope, membership);
  await setMembership(scope, invited.id, { membership_id: membership.id, name: registration.name, birth_date });
  await insertRegistrationConsents(scope, invited.id, { ...registration, guardianName });
  const client = asClient(scope, { userId, membershipId: membership.id, clientId: invited.id, accountId });
  await publish(client, clientRegistered, { clientId: invited.id });
  // Only a minor has a guardian. Professionals may have published a meal plan before they knew the date of birth.
  if (guardianName !== null && !isBirthDateKnown)
    await publish(client, clientMinorityChanged, { clientId: invited.id, isMinor: true });
  await emitClientChanged(scope, [invited.id]);
  return startSession(scope, userId, { id: membership.id, account_id: accountId });
}

async function assertConsent(scope: PublicScope, clientId: string, { healthConsent }: Registration): Promise<void> {
  if (healthConsent || (await readClientSettings(scope, clientId)).healthBasis === 'care') return;
  throw new Problem(clientProblems.health_consent_missing, { field: 'healthConsent' });
}

/**
 * The date of birth, which the client types unless the studio knows it, and the guardian of a minor. The client is locked, so
 * that the date does not change until the registration is stored.
 */
async function personalStatus(scope: PublicScope, { id: clientId, name }: Invited, registration: Registration) {
  await lockClient(scope, clientId);
  const known = await findBirthDate(scope, clientId);
  const birth_date = known ?? registration.birthDate;
  if (birth_date === null) throw new Problem(guardianProblems.birth_date_missing, { field: 'birthDate' });
  const today = todayIn((await findStudio(scope)).timeZone);
  if (birth_date > today) throw new Problem(clientProblems.birth_date_in_future, { field: 'birthDate' });
  return {
    birth_date,
    isBirthDateKnown: known !== null,
    guardianName: isMinorOn(today, birth_date) ? guardianOf(registration, [registration.name, name]) : null,
  };
}

/** The scope of the client who has just registered, for the subscribers of the event. */
function asClient(scope: PublicScope, ids: Omit<Caller, 'role' | 'timeZone'>): Scope {
  return impersonate(scope, { ...ids, role: 'client', timeZone: defaultTimeZone });
}

/**
 * The client of an invitation, or the future one of an applicant. An invitation does not open for a client who was
 * deactivated, until the client is restored.
 */
async function invitedBy(scope: PublicScope, { accountId, clientId, kind, payload }: Link): Promise<Invited> {
  await setCurrentAccount(scope, accountId ?? '');
  if (kind === 'applicant') return applicantOf(scope, payload ?? {});
  const invited = await findInvited(scope, clientId ?? '');
  if (!invited) throw new Problem(accountProblems.link_invalid, { field: 'token' });
  return invited;
}

/** The applicant with a new id, or as the client that a professional has added with this e-mail meanwhile. */
async function applicantOf(scope: PublicScope, payload: Record<string, string>): Promise<Invited> {
  const { name = '', email = '', locale = 'it' } = payload;
  const existingId = await findIdByEmail(scope, email);
  if (!existingId)
    return { id: newId(), name, email, locale: locale as Language, coachName: (await findStudio(scope)).name };
  const invited = await findInvited(scope, existingId);
  if (!invited) throw new Problem(clientProblems.is_client_already);
  return invited;
}

/** Adds the applicant as a client in the charge of `professionalsOfNew`, within the limit of the payment plan. */
async function addApplicant(scope: PublicScope, { id, name, email, locale }: Invited): Promise<void> {
  if (await findIdByEmail(scope, email)) return;
  await assertRoom(scope, { lock: true });
  const professionals = await professionalsOfNew(scope);
  if (!(await insertClient(scope, { ...ClientDraft.parse({ name, email, locale }), id, professionals })))
    throw new Problem(clientProblems.is_client_already);
}

async function personFor(scope: PublicScope, { email }: Invited, registration: Registration): Promise<string> {
  const { name, password, locale, timeZone } = registration;
  const known = await findPerson(scope, email);
  if (!known) {
    const id = newId();
    const password_hash = await hashPassword(password);
    await insertPerson(scope, { id, name, email, locale, password_hash, time_zone: timeZone });
    return id;
  }
  if (!(await isRightPassword(password, known.password_hash)))
    throw new Problem(clientProblems.wrong_password, { field: 'password' });
  return known.id;
}
