import { useApiQuery } from '#shell/web/api/query.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { WithoutProgram } from '../../WithoutProgram.tsx';
import { useEditor, useMealPlan } from '../context.tsx';

/** A warning while the client of the copy has no program: days for training apply on the dates of its workouts only. */
export function MissingProgram() {
  const { id, clientName } = useEditor();
  const schedule = useMealPlan((mealPlan) => mealPlan.schedule);
  const enabled = clientName !== null && schedule === 'training';
  const { data } = useApiQuery(mealPlanRoutes.training, { id }, { enabled });
  return <WithoutProgram names={enabled && data?.hasProgram === false ? [clientName] : []} />;
}
