import type { CareKind } from '#areas/clients/contract/care.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { isDietitian } from '#shell/web/variant.ts';
import { qualificationRoutes } from '../../contract/qualification.ts';

/**
 * What the caller is in charge of by profession; null while it loads. Every profession with a register is one of nutrition, and so
 * is that of an installation for dietitians.
 */
export function useOwnCare(): CareKind | null {
  const enabled = useMay()('view meal plans');
  const { data, isLoading } = useApiQuery(qualificationRoutes.get, {}, { enabled });
  if (isDietitian() || data?.qualification) return 'nutrition';
  return isLoading ? null : 'training';
}
