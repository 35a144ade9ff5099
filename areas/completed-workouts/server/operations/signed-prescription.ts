import { createHash } from 'node:crypto';
import { Prescription, type SignedPrescription, type WorkoutSync } from '../../contract/training.ts';
import { canonicalJson } from '../../rules/canonical.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A phone may stay offline for a year and still send what was trained. */
const signatureDays = 400;

interface SigningScope {
  tickets: Scope['tickets'];
  caller: Pick<Scope['caller'], 'accountId'>;
}

/** Signs the prescription as it is shown to that client. */
export function signPrescription(
  scope: SigningScope,
  clientId: string,
  prescription: Prescription,
): SignedPrescription {
  return {
    prescription,
    signature: scope.tickets.issueTicket(subjectOf(scope, clientId, prescription), signatureDays),
  };
}

/**
 * The prescription, if this server signed it for that client. The signature covers the fields as they were shown; fields
 * added to a prescription since then get their default, so a new field needs one and no field may be narrowed.
 */
export function verifyPrescription(
  scope: SigningScope,
  clientId: string,
  { prescription, signature }: NonNullable<WorkoutSync['signed']>,
): Prescription | undefined {
  const isSigned = scope.tickets.verifyTicket(signature) === subjectOf(scope, clientId, prescription);
  return isSigned ? Prescription.safeParse(prescription).data : undefined;
}

function subjectOf({ caller }: Pick<SigningScope, 'caller'>, clientId: string, prescription: object): string {
  const hash = createHash('sha256').update(canonicalJson(prescription)).digest('base64url');
  return `prescription ${caller.accountId} ${clientId} ${hash}`;
}
