import { createHash } from 'node:crypto';
import { Prescription, type SealedPrescription } from '../../contract/training.ts';
import { canonicalJson } from '../../rules/canonical.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A phone may stay away for a year and come back with what was trained. */
const sealDays = 400;

type Sealing = Pick<Scope, 'tickets' | 'caller'>;

/** The prescription as that client is shown it, with a seal by which the server knows it again. */
export function seal(scope: Sealing, clientId: string, shown: Prescription): SealedPrescription {
  const prescription = Prescription.parse(shown);
  return { prescription, seal: scope.tickets.issue(subjectOf(scope, clientId, prescription), sealDays) };
}

/** The prescription, if it is the server's own and was shown to that client. */
export function openSealed(scope: Sealing, clientId: string, sealed: SealedPrescription): Prescription | undefined {
  const isOurs = scope.tickets.subjectOf(sealed.seal) === subjectOf(scope, clientId, sealed.prescription);
  return isOurs ? sealed.prescription : undefined;
}

function subjectOf({ caller }: Pick<Scope, 'caller'>, clientId: string, prescription: Prescription): string {
  const print = createHash('sha256').update(canonicalJson(prescription)).digest('base64url');
  return `prescription ${caller.accountId} ${clientId} ${print}`;
}
