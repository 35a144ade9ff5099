import { useApiQuery } from '#shell/web/api/query.ts';
import { referenceRoutes } from '../../contract/references.ts';
import { type Person, type References, referencesFor } from '../../rules/references.ts';

export interface ReferenceOptions {
  person: Person;
  /** Energy of the day in kcal, for intakes that scale with it. */
  energyKcal: number | null;
  /** The client whose choice of an authority is used; otherwise that of the account. */
  clientId?: string | undefined;
}

/** The reference intakes of a person; undefined while they load, or without a person. */
export function useReferences(options: ReferenceOptions | undefined): References | undefined {
  const request = options?.clientId ? { clientId: options.clientId } : {};
  const { data } = useApiQuery(referenceRoutes.list, request, {
    enabled: options !== undefined,
    staleTime: 5 * 60_000,
  });
  if (!options || !data) return undefined;
  return referencesFor({ ...options, intakes: data.intakes });
}
