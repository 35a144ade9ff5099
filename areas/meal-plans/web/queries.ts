import { useQuery, useQueryClient } from '@tanstack/react-query';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { apiQueryKey, useApiQuery } from '#shell/web/api/query.ts';
import { cacheDocument } from '#shell/web/documents/document-cache.ts';
import { useMe } from '#shell/web/session.ts';
import { openingKey } from '#shell/web/documents/open-documents.ts';
import { clientMealPlanRoutes, type MealPlanDetail, mealPlanRoutes } from '../contract/routes.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { type LoadedMealPlan, loadMealPlan } from './editor/load-meal-plan.ts';

/** What the assignment form says about a meal plan; not loaded while `id` is empty. */
export function useMealPlanSummary(id: string) {
  return useApiQuery(mealPlanRoutes.detailForAssign, { id }, { enabled: id !== '' });
}

/**
 * Loads a meal plan for the editor, with an unsaved draft of a closed tab. It is not cached after the editor closes, so that it
 * always opens in the current version.
 */
export function useLoadMealPlan(id: string) {
  const { id: userId } = useMe();
  return useQuery<LoadedMealPlan>({
    queryKey: [openingKey, 'meal-plan', id, userId],
    queryFn: ({ signal }) => loadMealPlan({ id, userId }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Returns a function that updates the caches after a save: the meal plan on the device for offline use, and the lists, which
 * are marked as stale.
 */
export function useCacheSavedMealPlan(detail: MealPlanDetail) {
  const client = useQueryClient();
  const { id: userId } = useMe();
  const { id } = detail.mealPlan;
  return ({ version, content }: { version: number; content: MealPlanContent }): void => {
    const mealPlan = { ...detail.mealPlan, ...content, version };
    whenIdle(() => void cacheDocument({ userId, kind: 'meal-plan', id }, { ...detail, mealPlan }));
    client.setQueryData(apiQueryKey(mealPlanRoutes.get, { id }), { mealPlan });
    for (const { endpoint } of listsOfMealPlans)
      void client.invalidateQueries({ queryKey: [endpoint], refetchType: 'none' });
    // The assignment form may already be open when the last save of the editor arrives.
    void client.invalidateQueries({ queryKey: [mealPlanRoutes.detailForAssign.endpoint] });
  };
}

const listsOfMealPlans = [
  mealPlanRoutes.list,
  mealPlanRoutes.assignedClients,
  clientMealPlanRoutes.list.client,
  alimentRoutes.uses,
];

/** Runs the function when the browser is idle, after 5 seconds at the latest. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 200);
}
