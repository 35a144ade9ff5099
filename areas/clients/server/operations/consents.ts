import { foundClient } from '../found-client.ts';
import { deleteViewSessions, getDocument, isViewSession } from '#areas/account/server/public.ts';
import {
  type Consent,
  type ConsentPurpose,
  consentProblems,
  type consentRoutes,
  consentVersion,
  type DataPurpose,
} from '../../contract/consents.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { consentGiven, consentWithdrawn, healthDataAccessChanged } from '../events.ts';
import { emitClientChanged } from '../live.ts';
import { advanceClientVersion, lockClient } from '../store/clients.ts';
import { type GuardianConsent, guardianOf } from './guardian.ts';
import { findIsMinor, findNameOfMinor } from '../store/minors.ts';
import { findConsents, findHealthAccess, findWithdrawn, insertConsents } from '../store/consents.ts';
import { checkedResult, ownSubject, readForClient, type Subject } from '../subject.ts';
import { readClientSettings } from './settings.ts';

type Consents = Promise<ApiResponse<typeof consentRoutes.decideConsent>>;

export async function listConsents(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Consents {
  const [consents, { healthBasis }, isMinor] = await Promise.all([
    findConsents(scope, clientId),
    readClientSettings(scope, clientId),
    findIsMinor(scope, clientId),
  ]);
  const isWithdrawn = consents.some(
    ({ purpose, isGiven, decidedAt }) => purpose === 'health_data' && !isGiven && decidedAt !== null,
  );
  const asksHealthConsent = healthBasis === 'consent' || isWithdrawn;
  return { consents, studioId: scope.caller.accountId, asksHealthConsent, isMinor };
}

type ConsentDecision = Pick<ParsedRequest<typeof consentRoutes.decideConsent>, 'purpose' | 'isGiven'> &
  Partial<GuardianConsent>;

/** A repeated decision on the same text is not stored again. A minor gives a consent with a guardian, and withdraws it alone. */
export async function decideConsent(scope: Scope, decision: ConsentDecision): Consents {
  const { purpose, isGiven } = decision;
  const { clientId } = ownSubject(scope);
  await lockClient(scope, clientId);
  const present = (await findConsents(scope, clientId)).find((consent) => consent.purpose === purpose);
  const minorName = isGiven ? await findNameOfMinor(scope, clientId) : null;
  const guardianName = minorName === null ? null : guardianOf(decision, [minorName]);
  const isNew = !present?.decidedAt || present.isGiven !== isGiven;
  const isByOther = guardianName !== null && guardianName !== present?.guardianName;
  if (isNew || isByOther || (isGiven && present.textVersion !== consentVersion)) {
    await insertConsents(scope, clientId, [{ purpose, isGiven, textVersion: consentVersion, guardianName }]);
    await emitClientChanged(scope, [clientId], [scope.caller.membershipId]);
    if (purpose === 'health_data' && isGiven !== isReadable(present)) await changeHealthDataAccess(scope, clientId);
    if (isGiven) await publish(scope, consentGiven, { clientId, purpose, wasRefused: !isReadable(present) });
    else {
      if (purpose === 'health_data') await deleteViewSessions(scope, { clientId });
      await publish(scope, consentWithdrawn, { clientId, purpose });
    }
  }
  return listConsents(scope, { clientId });
}

/** What is not answered yet is readable; see `isNotWithdrawn`. */
function isReadable(present: Consent | undefined): boolean {
  return !present?.decidedAt || present.isGiven;
}

async function changeHealthDataAccess(scope: Scope, clientId: string): Promise<void> {
  await advanceClientVersion(scope, clientId);
  await publish(scope, healthDataAccessChanged, { clientId });
}

/** Stores what a client agreed to at the registration, with the versions of the texts and the guardian of a minor. */
export async function insertRegistrationConsents(
  scope: Transaction,
  clientId: string,
  { healthConsent, guardianName = null }: { healthConsent: boolean; guardianName?: string | null },
): Promise<void> {
  const terms = await getDocument(scope, 'terms');
  const textVersion = terms.version > 0 ? `studio ${terms.version}` : consentVersion;
  await insertConsents(scope, clientId, [
    { purpose: 'terms', isGiven: true, textVersion, guardianName },
    ...(healthConsent
      ? [{ purpose: 'health_data' as const, isGiven: true, textVersion: consentVersion, guardianName }]
      : []),
  ]);
}

type Operation<Input, Output> = (scope: Scope, subject: Subject, input: Input) => Promise<Output>;

/** Wraps a call that stores data of a client: refused to both sides while the consent to one of the purposes is withdrawn. */
export function withConsent<Input, Output>(
  purposes: readonly DataPurpose[],
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return async (scope, subject, input) => {
    await assertConsent(scope, subject, purposes);
    return operation(scope, subject, input);
  };
}

/** Refuses to add photos unless the client has said yes to them: no answer is none. */
export async function assertPhotosGiven(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Promise<void> {
  if (await arePhotosGiven(scope, { clientId })) return;
  throw new Problem(scope.caller.clientId ? consentProblems.own_photos_not_given : consentProblems.photos_not_given);
}

/** Wraps a call that adds photos or videos of a client: refused to both sides unless the client has said yes to them. */
export function withPhotosGiven<Input, Output>(operation: Operation<Input, Output>): Operation<Input, Output> {
  const added = async (scope: Scope, subject: Subject, input: Input) => {
    const output = await operation(scope, subject, input);
    // Behind the operation, which is rolled back then: that a record is another account's is said first.
    await assertPhotosGiven(scope, subject);
    return output;
  };
  return withConsent(['health_data', 'photos'], added);
}

/** Whether the client has said yes to photos. */
export function arePhotosGiven(scope: Transaction, { clientId }: Pick<Subject, 'clientId'>): Promise<boolean> {
  return isGiven(scope, clientId, 'photos');
}

/** Refuses the use of photos in advertising unless the client, who is the caller, has said yes to it. */
export async function assertAdvertisingGiven(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Promise<void> {
  if (!(await isGiven(scope, clientId, 'advertising'))) throw new Problem(consentProblems.own_advertising_not_given);
}

async function isGiven(scope: Transaction, clientId: string, purpose: ConsentPurpose): Promise<boolean> {
  return (await findConsents(scope, clientId)).some((consent) => consent.purpose === purpose && consent.isGiven);
}

/**
 * Wraps a call that shows health data of a client, or photos too: professionals read it with the consents only, clients always
 * read their own.
 */
export function shownWithConsent<Input, Output>(
  operation: Operation<Input, Output>,
  purposes: readonly DataPurpose[] = ['health_data'],
): Operation<Input, Output> {
  return async (scope, subject, input) => {
    if (await isForProfessional(scope, purposes)) await assertConsent(scope, subject, purposes);
    return operation(scope, subject, input);
  };
}

/** `shownWithConsent` for a transaction that only reads: the check and the first statements of the operation are sent together. */
export function readWithConsent<Input, Output>(
  operation: Operation<Input, Output>,
  purposes: readonly DataPurpose[] = ['health_data'],
): Operation<Input, Output> {
  return async (scope, subject, input) => {
    const check = isForProfessional(scope, purposes).then((isAsked) =>
      isAsked ? assertConsent(scope, subject, purposes) : undefined,
    );
    return checkedResult(check, operation(scope, subject, input));
  };
}

/** Wraps a read of health data of a client by a professional. One query checks the access and the consent. */
export function readHealthDataOf<Input, Output>(operation: Operation<Input, Output>) {
  return readForClient(operation, async (scope, clientId) => {
    const { mayRead } = foundClient(scope, await findHealthAccess(scope, clientId));
    if (!mayRead) throw new Problem(consentProblems.health_data_withdrawn);
  });
}

/**
 * Whether a professional reads. Views as a client end with the consent to health data, but not with that to photos, so only
 * calls that show photos ask for the kind of session.
 */
async function isForProfessional(scope: Scope, purposes: readonly DataPurpose[]): Promise<boolean> {
  return !scope.caller.clientId || (purposes.includes('photos') && (await isViewSession(scope)));
}

const problems = { health_data: consentProblems.health_data_withdrawn, photos: consentProblems.photos_withdrawn };
const ownProblems = {
  health_data: consentProblems.own_health_data_withdrawn,
  photos: consentProblems.own_photos_withdrawn,
};

async function assertConsent(scope: Scope, { clientId }: Subject, purposes: readonly DataPurpose[]): Promise<void> {
  const withdrawn = await findWithdrawn(scope, clientId);
  const refused = purposes.find((purpose) => withdrawn.includes(purpose));
  if (!refused) return;
  throw new Problem(scope.caller.clientId ? ownProblems[refused] : problems[refused]);
}
