import { EnergyDifferences } from '#areas/assignments/web/public.tsx';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { energyDifference } from '#areas/macros/rules/energy-difference.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { energyByKind } from '../../../rules/energy-by-kind.ts';
import { useMealPlan } from '../context.tsx';

interface TargetDifferenceProps {
  clientId: string;
  /** The first day with the content that is published. */
  from: string;
}

/** Says that the targets that the client has on a day have another energy than the meal plan, for who may view targets. */
export function TargetDifference({ clientId, from }: TargetDifferenceProps) {
  const mayView = useMay()('view macros');
  const { data } = useApiQuery(clientMacroRoutes.list.client, { clientId }, { enabled: mayView });
  const mealPlan = useMealPlan((present) => present);
  const macro = data?.macros.find(({ startsOn, endsOn }) => startsOn <= from && (endsOn === null || from <= endsOn));
  const difference =
    macro &&
    mealPlan.calories !== null &&
    energyDifference({
      planKcal: mealPlan.calories,
      isAtLeast: mealPlan.incomplete.includes('calories'),
      byKind: energyByKind(mealPlan),
      targets: macro.targets,
    });
  if (!difference) return null;
  const listed = [{ ...difference, clientId, clientName: macro.clientName }];
  return <EnergyDifferences differences={{ clients: 1, listed }} />;
}
