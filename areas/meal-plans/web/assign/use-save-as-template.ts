import { useNavigate } from '@tanstack/react-router';
import { useSaveAsTemplateAction } from '#areas/assignments/web/public.tsx';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

/** The entry of the menu of a copy that saves it as a template with the same title, and opens that. */
export function useSaveAsTemplate(
  { id, title }: { id: string; title: string },
  saveEdits?: () => Promise<boolean>,
): RecordMenuAction {
  const navigate = useNavigate();
  return useSaveAsTemplateAction({
    route: mealPlanRoutes.clone,
    permission: 'create meal plans',
    request: { id, title },
    invalidates: mealPlanInvalidations,
    onSaved: ({ mealPlan }) => void navigate({ to: '/mealPlans/$id/edit', params: { id: mealPlan.id } }),
    saveEdits,
  });
}
