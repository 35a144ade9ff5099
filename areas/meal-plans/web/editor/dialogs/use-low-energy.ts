import { type LowEnergy } from '#areas/assignments/contract.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { lowEnergy } from '#areas/macros/rules/low-energy.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useEditor, useMealPlan } from '../context.tsx';

/**
 * The average day of the copy in the editor, if it has little energy for its client: compared with the last visit for who may view visits,
 * while the client's health data may be read.
 */
export function useLowEnergy(): LowEnergy[] {
  const { clientId } = useEditor();
  const may = useMay();
  const kcal = useMealPlan(({ calories }) => calories);
  const mayCompare = may('view visits') && clientId !== null;
  const query = useApiQuery(energyNeedRoutes.energyNeed, { clientId: clientId ?? '' }, { enabled: mayCompare });
  if (clientId === null || (mayCompare && query.isPending)) return [];
  return [lowEnergy({ kcal, need: query.data?.need ?? null }) ?? []].flat();
}
