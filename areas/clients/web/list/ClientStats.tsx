import { Skeleton } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { type ClientCard, clientRoutes } from '../../contract.ts';
import { useClientLimit } from '../queries.ts';

/** Number of clients and of active clients: `87 clienti, 53 attivi`. The sample client of the list, which is not counted, is named. */
export function ClientTotals({ rows }: { rows: readonly Pick<ClientCard, 'isSample'>[] }) {
  const t = useTexts('clients');
  const counts = useApiQuery(clientRoutes.counts, {}).data;
  if (!counts) return <Skeleton height={22} width={160} />;
  if (counts.total === 0) return t(rows.some(({ isSample }) => isSample) ? 'sampleOnly' : 'noneYet');
  return `${t('counts.clients', { count: counts.total })}, ${t('counts.active', { count: counts.active })}`;
}

/** Number of clients by status, and of those that count towards the limit of the payment plan, if it has one. */
export function ClientStats() {
  const t = useTexts('clients');
  const counts = useApiQuery(clientRoutes.counts, {}).data;
  const { activeClients, max_clients: limit = null } = useClientLimit() ?? {};
  if (counts?.total === 0) return null;

  return (
    <StatGroup
      stats={[
        {
          label: t('figures.active'),
          value: counts?.active,
          ...(counts && counts.unregistered > 0 && { note: t('figures.unregistered', { count: counts.unregistered }) }),
        },
        { label: t('figures.inactive'), value: counts?.inactive, note: t('figures.inactiveNote') },
        limit !== null && {
          label: t('figures.used'),
          value: activeClients,
          note: t('figures.usedOf', { limit: formatNumber(limit) }),
        },
      ]}
    />
  );
}
