import { call } from '#shell/web/api/call.ts';
import type { ServerDocument } from '#shell/web/documents/autosave.ts';
import { type LoadedDocument, loadDocument } from '#shell/web/documents/open-document.ts';
import { MealPlanContent, type MealPlanRecord } from '../../contract/document.ts';
import { type MealPlanDetail, mealPlanRoutes } from '../../contract/routes.ts';
import { takePrefetched } from './prefetch.ts';

export type LoadedMealPlan = LoadedDocument<MealPlanContent, MealPlanDetail>;

/** Loads a meal plan from the server, or from the cache of this device when offline. */
export function loadMealPlan(
  { id, userId }: { id: string; userId: string },
  signal?: AbortSignal,
): Promise<LoadedMealPlan> {
  const prefetched = takePrefetched(id);
  return loadDocument<MealPlanContent, MealPlanDetail>({
    kind: 'meal-plan',
    id,
    userId,
    fetchDetail: () => prefetched ?? call(mealPlanRoutes.detailForEdit, { id }, { signal }),
    documentOf: ({ mealPlan }) => documentOf(mealPlan),
    parseContent: (content) => MealPlanContent.safeParse(content).data ?? null,
  });
}

export function documentOf(record: MealPlanRecord): ServerDocument<MealPlanContent> {
  const {
    id,
    version,
    saveId,
    isCustom,
    clientId,
    clientName,
    templateId,
    templateTitle,
    startsOn,
    endsOn,
    replacedFrom,
    ...content
  } = record;
  return { version, saveId, content };
}
