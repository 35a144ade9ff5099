import { getDocument } from '#areas/account/server/public.ts';
import { clientChanged } from '../../contract.ts';
import { type Consent, type ConsentPurpose, consentVersion } from '../../contract/consents.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { emitToProfessionals } from '../live.ts';
import { lockClient } from '../store/clients.ts';
import { findConsents, insertConsents } from '../store/consents.ts';
import { ownSubject, type Subject } from '../subject.ts';

type Consents = Promise<{ consents: Consent[]; studioId: string }>;

export async function listConsents(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Consents {
  return { consents: await findConsents(scope, clientId), studioId: scope.caller.accountId };
}

/** A repeated decision on the same text is not stored again. */
export async function decideConsent(
  scope: Scope,
  { purpose, isGiven }: { purpose: ConsentPurpose; isGiven: boolean },
): Consents {
  const { clientId } = ownSubject(scope);
  await lockClient(scope, clientId);
  const present = (await findConsents(scope, clientId)).find((consent) => consent.purpose === purpose);
  if (present?.isGiven !== isGiven || (isGiven && present.textVersion !== consentVersion)) {
    await insertConsents(scope, clientId, [{ purpose, isGiven, textVersion: consentVersion }]);
    await emitToProfessionals(scope, clientChanged, { clientIds: [clientId], data: { clientId } });
  }
  return listConsents(scope, { clientId });
}

/** Stores what a client agreed to at the registration, with the versions of the texts. */
export async function insertRegistrationConsents(
  scope: Transaction,
  clientId: string,
  { healthConsent }: { healthConsent: boolean },
): Promise<void> {
  const terms = await getDocument(scope, 'terms');
  const textVersion = terms.version > 0 ? `studio ${terms.version}` : consentVersion;
  await insertConsents(scope, clientId, [
    { purpose: 'terms', isGiven: true, textVersion },
    ...(healthConsent ? [{ purpose: 'health_data' as const, isGiven: true, textVersion: consentVersion }] : []),
  ]);
}
