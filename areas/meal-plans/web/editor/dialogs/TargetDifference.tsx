import { TargetDifferences } from '#areas/assignments/web/public.tsx';
import { watchedNutrients } from '#areas/dietary-profiles/rules/watched-nutrients.ts';
import { useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { targetDifference, withWatched } from '#areas/macros/rules/target-difference.ts';
import { useClientMacro } from '../shared/client-macro.ts';
import { useReceivedDays } from '../shared/use-received-days.ts';

interface TargetDifferenceProps {
  clientId: string;
  /** The first day with the content that is published. */
  from: string;
}

/** Says that the targets that the client has on a day have other amounts than the meal plan, for who may view targets. */
export function TargetDifference({ clientId, from }: TargetDifferenceProps) {
  const macro = useClientMacro(clientId, from);
  const received = useReceivedDays();
  const { data: profile } = useDietaryProfile({ clientId });
  const difference = macro && targetDifference({ ...received, targets: macro.targets });
  if (!difference) return null;
  const listed = [
    { ...withWatched(difference, watchedNutrients(profile ?? {})), clientId, clientName: macro.clientName },
  ];
  return <TargetDifferences differences={{ clients: 1, listed }} />;
}
