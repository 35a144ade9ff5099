import { useNavigate } from '@tanstack/react-router';
import { titleWithoutClient } from '#areas/assignments/rules/title-without-client.ts';
import { useSaveAsTemplateAction } from '#areas/assignments/web/public.tsx';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

/** The entry of the menu of a copy that saves it as a template with its title without the client, and opens that. */
export function useSaveAsTemplate(
  { id, title, clientName }: { id: string; title: string; clientName: string | null },
  saveEdits?: () => Promise<boolean>,
): RecordMenuAction {
  const navigate = useNavigate();
  const t = useTexts('meal-plans');
  return useSaveAsTemplateAction({
    route: mealPlanRoutes.clone,
    permission: 'create meal plans',
    request: { id, title: titleWithoutClient(title, clientName ?? '') || t('assigned.untitledTemplate') },
    invalidates: mealPlanInvalidations,
    onSaved: ({ mealPlan }) => void navigate({ to: '/mealPlans/$id/edit', params: { id: mealPlan.id } }),
    saveEdits,
  });
}
