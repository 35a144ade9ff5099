import type { LowEnergy } from '#areas/assignments/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { energyNeedRoutes } from '../contract/energy-need.ts';
import { lowEnergy } from '../rules/low-energy.ts';

interface DayOfClient {
  /** Null without a client. */
  clientId: string | null;
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
}

/**
 * An average day, if it has little energy for a client: compared with the last visit for who may view visits, while the client's health
 * data may be read.
 */
export function useLowEnergy({ clientId, kcal, isAtLeast = false }: DayOfClient): readonly LowEnergy[] {
  const may = useMay();
  const isCompared = may('view visits') && clientId !== null;
  const query = useApiQuery(energyNeedRoutes.energyNeed, { clientId: clientId ?? '' }, { enabled: isCompared });
  if (clientId === null || (isCompared && query.isPending)) return [];
  const low = lowEnergy({ kcal, isAtLeast, need: query.data?.need ?? null });
  return low ? [low] : [];
}
