import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import type { MicronutrientCode } from '../contract.ts';
import { alimentRoutes, type ListedAliment, micronutrientRoutes } from '../contract/library.ts';
import { inCatalogueOrder, type Nutrient } from '../contract/nutrients.ts';

/** Routes whose responses change with a food. */
export const alimentInvalidations = [alimentRoutes.list, alimentRoutes.get, alimentRoutes.uses, alimentRoutes.options];

/** Time for which a search is shown again without a request, so that deleting a letter shows the list at once. */
const searchStaleMs = 60_000;

/** The first foods of a search; those of the previous search until they arrive. Without a text, own and used foods. */
export function useFoodSearch(search: string, { enabled }: { enabled: boolean }) {
  const options = { enabled, staleTime: searchStaleMs, placeholderData: keepPreviousData };
  const { data, error, isPlaceholderData, isPending } = useApiQuery(alimentRoutes.list, searchRequest(search), options);
  return { rows: data?.aliments ?? noFoods, isSimilarOnly: data?.isSimilarOnly, error, isPlaceholderData, isPending };
}

const noFoods: readonly ListedAliment[] = [];

/** The first foods of a search. */
export type FoundFoods = Pick<ReturnType<typeof useFoodSearch>, 'rows' | 'isSimilarOnly'>;

/** Returns a function that loads the first foods of a search; null when they cannot be loaded. */
export function useLoadFoods(): (search: string) => Promise<FoundFoods | null> {
  const client = useQueryClient();
  return async (search) => {
    const options = { ...apiQueryOptions(alimentRoutes.list, searchRequest(search)), staleTime: searchStaleMs };
    const found = await client.fetchQuery(options).catch(() => null);
    return found && { rows: found.aliments, isSimilarOnly: found.isSimilarOnly };
  };
}

function searchRequest(search: string) {
  return search ? { search } : {};
}

/** The micronutrients that the user sees, in the order of the catalogue; empty without the permission or before they load. */
export function useActiveNutrients({ enabled = true } = {}): readonly Nutrient[] {
  const { data } = useApiQuery(micronutrientRoutes.list, {}, { enabled, staleTime: 5 * 60_000 });
  return inCatalogueOrder(activeCodes(data?.micronutrients ?? []));
}

export function activeCodes(choices: readonly { id: MicronutrientCode; isActiveForUser: boolean }[]) {
  return choices.flatMap(({ id, isActiveForUser }) => (isActiveForUser ? [id] : []));
}
