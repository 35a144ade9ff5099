import { Stack } from '@mantine/core';
import { LowEnergyBanner } from '#areas/assignments/web/public.tsx';
import { lowestTarget } from '#areas/macros/rules/low-energy.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { ClientEnergyState, EnergyNeedOffer, useComparedNeed, useLowEnergy } from '#areas/macros/web/lazy-public.tsx';
import { useEditor, useMealPlan } from '../context.tsx';
import { setPlanFields } from '../edits/change.ts';
import { usualTarget } from './TargetFields.tsx';

/**
 * What speaks against a deficit of the client, what to weigh about the target, and the energy need of the last visit, which one tap makes
 * the target of every day, with the shares of the present target. There is no need without a visit, for who may not view visits, and
 * while the client's consent to health data is withdrawn.
 */
export function EnergyNeedTarget({ clientId }: { clientId: string }) {
  const { store, ui } = useEditor();
  const targets = useMealPlan((mealPlan) => mealPlan.targets);
  const { need, maternalState } = useComparedNeed(clientId).client;
  const low = useLowEnergy({ clientId, kcal: lowestTarget(targets) });

  function use(kcalPerDay: number): void {
    const day = targetFromPercentages({ ...(targets.day ?? usualTarget), calories: kcalPerDay });
    setPlanFields(store, { targets: { ...targets, day } });
    ui.message.set({ name: 'targetsSet', isUndoable: true });
  }

  return (
    <Stack gap="md">
      <ClientEnergyState clientId={clientId} />
      <LowEnergyBanner low={low} />
      {need && <EnergyNeedOffer need={need} maternalState={maternalState} onUse={use} />}
    </Stack>
  );
}
