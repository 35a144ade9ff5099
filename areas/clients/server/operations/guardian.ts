import { guardianProblems } from '../../contract/guardian.ts';
import { isFullName, isSameName } from '../../rules/minors.ts';
import { Problem } from '#shell/common/problem.ts';

/** What a guardian enters to consent with a minor. */
export interface GuardianConsent {
  guardianName: string | null;
  guardianAgreement: boolean;
}

/**
 * The name of the guardian who consents with a minor. Throws unless it is a full name, none of the names of the minor, and the
 * guardian agrees.
 */
export function guardianOf(
  { guardianName = null, guardianAgreement = false }: Partial<GuardianConsent>,
  namesOfMinor: readonly string[],
): string {
  if (!isFullName(guardianName)) throw new Problem(guardianProblems.guardian_name_missing, { field: 'guardianName' });
  if (namesOfMinor.some((name) => isSameName(guardianName, name)))
    throw new Problem(guardianProblems.guardian_is_client, { field: 'guardianName' });
  if (!guardianAgreement)
    throw new Problem(guardianProblems.guardian_agreement_missing, { field: 'guardianAgreement' });
  return guardianName;
}
