import { createHash } from 'node:crypto';
import { Prescription, type SignedPrescription, type WorkoutSync } from '../../contract/training.ts';
import { canonicalJson } from '../../rules/canonical.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A phone may stay away for a year and come back with what was trained. */
const sealDays = 400;

interface SigningScope {
  tickets: Scope['tickets'];
  caller: Pick<Scope['caller'], 'accountId'>;
}

/** The prescription as that client is shown it, with a seal by which the server knows it again. */
export function signPrescription(
  scope: SigningScope,
  clientId: string,
  prescription: Prescription,
): SignedPrescription {
  return { prescription, signature: scope.tickets.issueTicket(subjectOf(scope, clientId, prescription), sealDays) };
}

/**
 * The prescription, if it is the server's own and was shown to that client. The seal is under what was shown: what a
 * prescription has more since gets its default afterwards, so fields are added with one and none is narrowed.
 */
export function verifyPrescription(
  scope: SigningScope,
  clientId: string,
  { prescription, signature }: NonNullable<WorkoutSync['signed']>,
): Prescription | undefined {
  const isOurs = scope.tickets.verifyTicket(signature) === subjectOf(scope, clientId, prescription);
  return isOurs ? Prescription.safeParse(prescription).data : undefined;
}

function subjectOf({ caller }: Pick<SigningScope, 'caller'>, clientId: string, prescription: object): string {
  const print = createHash('sha256').update(canonicalJson(prescription)).digest('base64url');
  return `prescription ${caller.accountId} ${clientId} ${print}`;
}
