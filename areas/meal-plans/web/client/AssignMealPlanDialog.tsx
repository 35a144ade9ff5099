import { useState } from 'react';
import { AssignToClientDialog } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type MealPlanCard, mealPlanRoutes } from '../../contract/routes.ts';
import type { MealPlanAssignPreview } from '../../contract/assigned.ts';
import { AssignWarnings } from '../assign/AssignWarnings.tsx';
import { ownFields, ownValues } from '../assign/own-values.ts';
import { useStartText } from '../assign/start-text.ts';
import { isUnfinished, Unfinished } from '../assign/Unfinished.tsx';
import { mealPlanInvalidations } from '../invalidations.ts';
import type { NewMealPlanSearchParams } from '../list/NewMealPlanScreen.tsx';
import { useMealPlanSummary } from '../queries.ts';
import { TemplatePicker } from './TemplatePicker.tsx';

interface AssignMealPlanDialogProps {
  clientId: string;
  lastDay: string | undefined;
  /** What a new meal plan is for, where there are no templates. */
  newFor: NewMealPlanSearchParams;
  opened: boolean;
  onClose: () => void;
}

const kind = { routes: mealPlanRoutes, invalidates: mealPlanInvalidations, isSuspended: true };

/** Assigns a template to one client, during or after the current meal plan. */
export function AssignMealPlanDialog({ newFor, ...props }: AssignMealPlanDialogProps) {
  const t = useTexts('meal-plans');
  const [mealPlan, setMealPlan] = useState<MealPlanCard>();
  const { data: detail } = useMealPlanSummary(mealPlan?.id ?? '');
  const describeStart = useStartText(mealPlan?.duration);

  return (
    <AssignToClientDialog
      {...props}
      kind={kind}
      title={t('assign.action')}
      describeStart={describeStart}
      isBlocked={isUnfinished(detail)}
      ownValues={ownValues}
      renderOwnFields={({ form, preview, recipients }) => (
        <AssignWarnings
          preview={preview as MealPlanAssignPreview | undefined}
          recipients={recipients}
          {...ownFields(form)}
        />
      )}
      renderPicker={({ chosen, error, onChoose }) => (
        <>
          <TemplatePicker
            newFor={newFor}
            chosen={chosen}
            error={error}
            onChoose={(next) => {
              setMealPlan(next);
              onChoose(next.id);
            }}
          />
          {detail && <Unfinished detail={detail} />}
        </>
      )}
    />
  );
}
