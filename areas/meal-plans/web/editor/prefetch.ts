import { callEndpoint } from '#shell/web/api/call.ts';
import type { MealPlanDetail, mealPlanRoutes } from '../../contract/routes.ts';

interface PrefetchedMealPlan {
  id: string;
  detail: Promise<MealPlanDetail>;
  requestedAt: number;
}

/** Uses only the type of the contract, without importing its code: this file is in the entry bundle. */
const endpoint: typeof mealPlanRoutes.detailForEdit.endpoint = 'GET /mealPlans/:id/detailForEdit';

/** Maximum age of a prefetched response; an older one is requested again. */
const maxAgeMs = 10_000;

let prefetched: PrefetchedMealPlan | null = null;

/** Requests the meal plan on click, while the chunk of its screen is loading. */
export function prefetchMealPlan(id: string): void {
  const detail = callEndpoint<MealPlanDetail>(endpoint, { id });
  // Avoids an unhandled rejection; the screen that takes the promise handles the error.
  detail.catch(() => {});
  prefetched = { id, detail, requestedAt: performance.now() };
}

/** Returns the prefetched response once. */
export function takePrefetched(id: string): Promise<MealPlanDetail> | null {
  const result = prefetched;
  prefetched = null;
  return result?.id === id && performance.now() - result.requestedAt < maxAgeMs ? result.detail : null;
}
