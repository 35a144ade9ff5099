import { createHash } from 'node:crypto';
import { Prescription, type SignedPrescription } from '../../contract/prescription.ts';
import type { WorkoutSync } from '../../contract/sync.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Validity of a signature. A phone that was offline for a year can still send its workouts. */
const signatureDays = 400;

interface SigningScope {
  tickets: Scope['tickets'];
  caller: Pick<Scope['caller'], 'accountId'>;
}

/** Signs the prescription as it is shown to the client with `clientId`. The signature stays the same for a day. */
export function signPrescription(
  scope: SigningScope,
  clientId: string,
  prescription: Prescription,
): SignedPrescription {
  return { prescription, signature: signatureOf(scope, clientId, canonicalJson(prescription)) };
}

/** `signPrescription` as JSON text. A long program is serialized once, for the signature and the response. */
export function signedPrescriptionJson(scope: SigningScope, clientId: string, prescription: Prescription): string {
  const json = canonicalJson(prescription);
  return `{"prescription":${json},"signature":${JSON.stringify(signatureOf(scope, clientId, json))}}`;
}

/**
 * Returns the prescription if this server signed it for the client with `clientId`. The signature covers the fields as
 * they were shown. Fields added to `Prescription` later get their default, so a new field needs a default and the
 * values of an existing field may not be restricted.
 */
export function verifyPrescription(
  scope: SigningScope,
  clientId: string,
  { prescription, signature }: NonNullable<WorkoutSync['signed']>,
): Prescription | undefined {
  if (prescription['isFree']) return undefined;
  const isSigned = scope.tickets.verifyTicket(signature) === subjectOf(scope, clientId, canonicalJson(prescription));
  return isSigned ? Prescription.safeParse(prescription).data : undefined;
}

/** Returns the prescription that a device showed, if its request has one that this server signed. */
export function verifyShown(
  scope: SigningScope,
  clientId: string,
  { signed, sealed }: Pick<WorkoutSync, 'signed' | 'sealed'>,
): Prescription | undefined {
  const sent = sealed ? { prescription: sealed.prescription, signature: sealed.seal } : signed;
  return sent ? verifyPrescription(scope, clientId, sent) : undefined;
}

/** `json`: the canonical JSON of the prescription. */
function signatureOf(scope: SigningScope, clientId: string, json: string): string {
  return issueDailyTicket(scope, subjectOf(scope, clientId, json));
}

/** Issues a ticket that is valid as long as a signature. It stays the same for a day, so that equal responses are cached. */
export function issueDailyTicket({ tickets }: Pick<SigningScope, 'tickets'>, subject: string): string {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  return tickets.issueTicket(subject, signatureDays, midnight);
}

function subjectOf({ caller }: Pick<SigningScope, 'caller'>, clientId: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url');
  return `prescription ${caller.accountId} ${clientId} ${hash}`;
}
