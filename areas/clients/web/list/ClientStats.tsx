import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { useClientCounts, useClientLimit } from '../queries.ts';

/** Clients by status, and the seats of the payment plan where it has a limit. */
export function ClientStats() {
  const t = useTexts('clients');
  const counts = useClientCounts();
  const limit = useClientLimit();
  if (counts?.total === 0) return null;

  const stats = [
    { label: t('figures.active'), value: formatCount(counts?.active) },
    { label: t('figures.unregistered'), value: formatCount(counts?.unregistered), note: t('figures.unregisteredNote') },
    { label: t('figures.inactive'), value: formatCount(counts?.inactive), note: t('figures.inactiveNote') },
  ];
  if (limit?.max_clients == null) return <StatGroup stats={stats} />;

  const seats = {
    label: t('figures.used'),
    value: formatCount(limit.activeClients),
    note: t('figures.usedOf', { limit: formatNumber(limit.max_clients) }),
  };
  return <StatGroup stats={[...stats, seats]} />;
}

function formatCount(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}
