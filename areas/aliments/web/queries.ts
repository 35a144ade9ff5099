import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import type { MicronutrientCode } from '../contract.ts';
import { alimentRoutes, type ListedAliment, micronutrientRoutes } from '../contract/library.ts';
import { inCatalogueOrder, type Nutrient } from '../contract/nutrients.ts';

/** Routes whose responses change with a food. */
export const alimentInvalidations = [alimentRoutes.list, alimentRoutes.get, alimentRoutes.options];

/** Time for which a search is shown again without a request, so that deleting a letter shows the list at once. */
const searchStaleMs = 60_000;

/** The first foods of a search; those of the previous search until they arrive. Without a text, own and used foods. */
export function useFoodSearch(search: string, { enabled }: { enabled: boolean }) {
  const options = { enabled, staleTime: searchStaleMs, placeholderData: keepPreviousData };
  const { data, error, isPlaceholderData, isPending } = useApiQuery(alimentRoutes.list, searchRequest(search), options);
  return { rows: data?.aliments ?? noFoods, isSimilarOnly: data?.isSimilarOnly, error, isPlaceholderData, isPending };
}

const noFoods: readonly ListedAliment[] = [];

/** Returns a function that loads the first food of a search; undefined when there is none. */
export function useLoadFirstFood(): (search: string) => Promise<ListedAliment | undefined> {
  const client = useQueryClient();
  return async (search) => {
    const options = { ...apiQueryOptions(alimentRoutes.list, searchRequest(search)), staleTime: searchStaleMs };
    return (await client.fetchQuery(options).catch(() => null))?.aliments[0];
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
