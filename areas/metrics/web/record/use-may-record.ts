import { useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMay } from '#shell/web/session.ts';

/** Whether the user may record values. A client who has withdrawn the consent to health data reads and deletes their own. */
export function useMayRecord(subject: Subject): boolean {
  const isWithdrawn = useOwnHealthConsentWithdrawn(subject);
  const mayUpdate = useMay()(subject.clientId === null ? 'update own record' : 'update health records');
  return mayUpdate && !isWithdrawn;
}
