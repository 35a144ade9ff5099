import { Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { countActiveFilters, useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { ClientFilters } from '../../contract.ts';
import { ClientMenu } from '../ClientMenu.tsx';
import { useClientCounts, useClients, useCollaborators } from '../queries.ts';
import { ClientStats } from './ClientStats.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { cardOf, useClientColumns } from './columns.tsx';
import { NoClients } from './NoClients.tsx';
import { LimitBanner } from '../LimitBanner.tsx';

export function ClientListScreen() {
  const t = useTexts('clients');
  const [filters, setFilters] = useSearchParams(ClientFilters);
  const clients = useClients(filters);
  const team = useCollaborators();
  const columns = useClientColumns({ hasTeam: team.length > 0, sortedBy: filters.sortBy });
  const isEmpty = useClientCounts()?.total === 0;

  return (
    <Screen title={t('title')} subtitle={<Totals />} actions={!isEmpty && <NewClientButton />}>
      <LimitBanner />
      <ClientStats />
      <PagedList
        pages={clients}
        label={t('title')}
        columns={columns}
        card={cardOf(t, filters.sortBy)}
        rowKey={({ id }) => id}
        link={({ id }) => ({ to: '/clients/$id', params: { id } })}
        rowActions={(client) => <ClientMenu client={client} />}
        sorting={{
          by: filters.sortBy ?? 'name',
          order: filters.sortOrder ?? 'asc',
          onChange: (by, sortOrder) => setFilters({ sortBy: by as ClientFilters['sortBy'], sortOrder }),
        }}
        toolbar={!isEmpty && <ClientToolbar filters={filters} team={team} onChange={setFilters} />}
        empty={<NoClients />}
        isFiltered={countActiveFilters(filters, ['page', 'sortBy', 'sortOrder']) > 0}
      />
    </Screen>
  );
}

/** `87 clienti, 53 attivi` */
function Totals() {
  const t = useTexts('clients');
  const counts = useClientCounts();
  if (!counts) return <Skeleton height={22} width={160} />;
  if (counts.total === 0) return t('noneYet');
  return `${t('counts.clients', { count: counts.total })}, ${t('counts.active', { count: counts.active })}`;
}

function NewClientButton() {
  const t = useTexts('clients');
  const may = useMay();
  if (!may('create clients')) return null;
  return (
    <LinkButton to="/clients/create" leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('new')}
    </LinkButton>
  );
}
