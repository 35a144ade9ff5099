import type { PlannedDays } from '#areas/macros/rules/target-difference.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { averageByKind, withoutTraining } from '../../../rules/average-by-kind.ts';
import { useEditor, useMealPlan } from '../context.tsx';

/** Whether the days of the copy follow the training of a client who has no program. */
export function useIsProgramMissing(): boolean {
  const { id, clientName } = useEditor();
  const schedule = useMealPlan((mealPlan) => mealPlan.schedule);
  const enabled = clientName !== null && schedule === 'training';
  const { data } = useApiQuery(mealPlanRoutes.training, { id }, { enabled });
  return enabled && data?.hasProgram === false;
}

/** The average days that the client gets of the meal plan. */
export function useReceivedDays(): PlannedDays {
  const isProgramMissing = useIsProgramMissing();
  const mealPlan = useMealPlan((present) => present);
  const days = { planned: mealPlan, byKind: averageByKind(mealPlan) };
  return isProgramMissing ? withoutTraining(days) : days;
}
