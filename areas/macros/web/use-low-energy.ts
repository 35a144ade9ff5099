import type { ClientLowEnergy } from '#areas/assignments/contract/energy.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { type ComparedNeed, energyNeedRoutes, type OtherNeed } from '../contract/energy-need.ts';
import { lowEnergy } from '../rules/low-energy.ts';

interface DayOfClient {
  /** Null without a client. */
  clientId: string | null;
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
  /** The need of the calculation that is typed with the day. */
  calculated?: OtherNeed | null;
  /** The age that is typed in this calculation. */
  ageYears?: number | null;
}

/**
 * An average day, if it has little energy for a client; nothing when the need cannot be read: the server, which can, then asks for the
 * confirmation with its numbers.
 */
export function useLowEnergy({
  clientId,
  kcal,
  isAtLeast = false,
  calculated = null,
  ageYears = null,
}: DayOfClient): readonly ClientLowEnergy[] {
  const { client, isKnown } = useComparedNeed(clientId);
  if (clientId === null || !isKnown) return [];
  const low = lowEnergy({ kcal, isAtLeast, client, calculated, ageYears });
  return low ? [{ ...low, clientId }] : [];
}

/** With what the days of a client are compared; without anything and not known while it loads, after an error and without a client. */
export function useComparedNeed(clientId: string | null): {
  client: ComparedNeed;
  isPending: boolean;
  isKnown: boolean;
} {
  const isOfClient = clientId !== null;
  const { data, isPending } = useApiQuery(
    energyNeedRoutes.energyNeed,
    { clientId: clientId ?? '' },
    { enabled: isOfClient },
  );
  return { client: data ?? { need: null }, isPending: isOfClient && isPending, isKnown: data !== undefined };
}
