import { CopyDialog } from '#areas/assignments/web/public.tsx';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedMealPlan } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { endsOn } from '../../rules/schedule.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

interface DatesDialogProps {
  copy: Pick<AssignedMealPlan, 'id' | 'title' | 'duration'>;
  opened: boolean;
  onClose: () => void;
}

/** First day and note of the meal plan of a client. */
export function DatesDialog({ copy: { id, title, duration }, ...props }: DatesDialogProps) {
  const t = useTexts('meal-plans');
  // Loaded again whenever the dialog opens, because a save needs the current version.
  const { data, error, isFetchedAfterMount } = useApiQuery(mealPlanRoutes.userMealPlan, { id }, { staleTime: 0 });
  const save = useApiMutation(mealPlanRoutes.updateUserMealPlanDate, {
    invalidates: mealPlanInvalidations,
    skipGlobalErrorHandler: true,
  });

  return (
    <CopyDialog
      {...props}
      title={title}
      copy={isFetchedAfterMount ? data?.copy : undefined}
      error={error}
      details={t('durationDays', { count: duration })}
      keeps={t('assigned.pastStays')}
      endOf={(startsOn) => endsOn(startsOn, duration)}
      save={save}
    />
  );
}
