import { EnergyDifferences } from '#areas/assignments/web/public.tsx';
import { energyDifference } from '#areas/macros/rules/energy-difference.ts';
import { energyByKind } from '../../../rules/energy-by-kind.ts';
import { useMealPlan } from '../context.tsx';
import { useClientMacro } from '../shared/client-macro.ts';

interface TargetDifferenceProps {
  clientId: string;
  /** The first day with the content that is published. */
  from: string;
}

/** Says that the targets that the client has on a day have another energy than the meal plan, for who may view targets. */
export function TargetDifference({ clientId, from }: TargetDifferenceProps) {
  const macro = useClientMacro(clientId, from);
  const mealPlan = useMealPlan((present) => present);
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
