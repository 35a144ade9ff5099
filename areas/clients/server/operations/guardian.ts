import { guardianProblems } from '../../contract/guardian.ts';
import { isFullName } from '../../rules/minors.ts';
import { Problem } from '#shell/common/problem.ts';

/** What a guardian enters to consent with a minor. */
export interface GuardianConsent {
  guardianName: string | null;
  guardianAgreement: boolean;
}

/** The name of the guardian who consents with a minor. Throws unless it is a full name and the guardian agrees. */
export function guardianOf({ guardianName = null, guardianAgreement = false }: Partial<GuardianConsent>): string {
  if (!isFullName(guardianName)) throw new Problem(guardianProblems.guardian_name_missing, { field: 'guardianName' });
  if (!guardianAgreement)
    throw new Problem(guardianProblems.guardian_agreement_missing, { field: 'guardianAgreement' });
  return guardianName;
}
