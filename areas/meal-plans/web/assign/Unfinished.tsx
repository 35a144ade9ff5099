import { IconPencil } from '@tabler/icons-react';
import type { ApiResponse } from '#shell/common/route.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { mealPlanRoutes } from '../../contract/routes.ts';

type Detail = ApiResponse<typeof mealPlanRoutes.detailForAssign>;

/** Whether the server refuses to assign the meal plan; false until it is loaded. */
export function isUnfinished(detail: Detail | undefined): boolean {
  return detail !== undefined && (detail.isEmpty || detail.mealPlan.isDraft);
}

/** What is missing before the meal plan can be assigned, with a link to its editor; nothing when it is ready. */
export function Unfinished({ detail }: { detail: Detail }) {
  const t = useTexts('meal-plans');
  if (!isUnfinished(detail)) return null;
  const { mealPlan, isEmpty } = detail;
  const open = (
    <LinkButton
      to="/mealPlans/$id/edit"
      params={{ id: mealPlan.id }}
      variant="default"
      size="xs"
      leftSection={<IconPencil size={16} aria-hidden="true" />}
    >
      {t('assign.unfinished.open')}
    </LinkButton>
  );
  return (
    <Banner tone="warning" role="status" actions={open}>
      {[
        t('assign.unfinished.title'),
        isEmpty && t('assign.unfinished.food'),
        mealPlan.isDraft && t('assign.unfinished.draft'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
