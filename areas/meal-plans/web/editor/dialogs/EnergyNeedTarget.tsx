import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { EnergyNeedOffer } from '#areas/macros/web/lazy-public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { setPlanFields } from '../edits/change.ts';
import { usualTarget } from './TargetFields.tsx';

/**
 * The energy need of the client's last visit, which one tap makes the target of every day, with the shares of the present target. Shows
 * nothing without one, and while the client's consent to health data is withdrawn.
 */
export function EnergyNeedTarget({ clientId }: { clientId: string }) {
  const { store, ui } = useEditor();
  const targets = useMealPlan((mealPlan) => mealPlan.targets);
  const need = useApiQuery(energyNeedRoutes.energyNeed, { clientId }).data?.need;
  if (!need) return null;

  function use(kcalPerDay: number): void {
    const day = targetFromPercentages({ ...(targets.day ?? usualTarget), calories: kcalPerDay });
    setPlanFields(store, { targets: { ...targets, day } });
    ui.message.set({ name: 'targetsSet', isUndoable: true });
  }

  return <EnergyNeedOffer need={need} onUse={use} />;
}
