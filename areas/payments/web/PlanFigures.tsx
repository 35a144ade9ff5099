import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { ActivePlan } from '../contract.ts';
import { useShortPlanName } from './names.ts';

export function PlanFigures({ active }: { active: ActivePlan | undefined }) {
  const t = useTexts('payments');
  const nameOf = useShortPlanName();
  const days = active?.remainingTrialDays ?? 0;

  function limitNote({ max_clients }: ActivePlan): string {
    if (max_clients !== null) return t('figures.usedOf', { limit: formatNumber(max_clients) });
    return t(days > 0 ? 'figures.unlimited' : 'figures.noLimit');
  }

  return (
    <StatGroup
      stats={[
        { label: t('figures.plan'), value: active && nameOf(active.active_plan) },
        {
          label: t('figures.used'),
          value: active && formatNumber(active.activeClients),
          note: active && limitNote(active),
        },
        { label: t('figures.trial'), value: active && formatNumber(days), note: days === 0 && t('figures.trialOver') },
      ]}
    />
  );
}
