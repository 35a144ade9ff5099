import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { useClientCounts, useClientLimit } from '../queries.ts';

/** How many are active, still to register, inactive; and the seats of the payment plan, when it has an end. */
export function ClientStats() {
  const t = useTexts('clients');
  const counts = useClientCounts();
  const limit = useClientLimit();
  if (counts?.total === 0) return null;

  const figures = [
    { label: t('figures.active'), value: shown(counts?.active) },
    { label: t('figures.unregistered'), value: shown(counts?.unregistered), note: t('figures.unregisteredNote') },
    { label: t('figures.inactive'), value: shown(counts?.inactive), note: t('figures.inactiveNote') },
  ];
  if (limit?.max_clients == null) return <StatGroup figures={figures} />;

  const used = {
    label: t('figures.used'),
    value: shown(limit.activeClients),
    note: t('figures.usedOf', { limit: formatNumber(limit.max_clients) }),
  };
  return <StatGroup figures={[...figures, used]} />;
}

function shown(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}
