import { linkOptions } from '@tanstack/react-router';
import { CopyStateBadge } from '#areas/assignments/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { countActiveFilters, useSearchParams } from '#shell/web/lists/search-params.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { type ProgramCard, ProgramFilters } from '../../../contract.ts';
import { usePrograms } from '../../queries.ts';
import { CopyMenu } from './CopyMenu.tsx';
import { CopyToolbar } from './CopyToolbar.tsx';

/** Copies of clients with client, dates and state, by end date, latest first. */
export function CopyList() {
  const t = useTexts('programs');
  const mayEdit = useMay()('update programs');
  const [filters, setFilters] = useSearchParams(ProgramFilters);
  const copies = usePrograms({ ...filters, kind: 'copies', folderId: undefined });
  const isFiltered = countActiveFilters(filters, ['kind', 'folderId', 'page', 'sortBy', 'sortOrder']) > 0;

  return (
    <PagedList<ProgramCard>
      pages={copies}
      label={t('list.copies')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      {...(mayEdit && { link: ({ id }) => linkOptions({ to: '/programs/$id/manage', params: { id } }) })}
      card={(copy) => ({
        title: copy.clientName,
        subtitle: (
          <>
            <div>{copy.title}</div>
            {datesOf(copy)}
          </>
        ),
        state: copy.state && <CopyStateBadge state={copy.state} />,
      })}
      rowActions={(copy) => <CopyMenu copy={copy} />}
      sorting={{
        by: filters.sortBy,
        order: filters.sortOrder,
        onChange: (sortBy, sortOrder) => setFilters({ sortBy: sortBy as ProgramFilters['sortBy'], sortOrder }),
      }}
      toolbar={<CopyToolbar filters={filters} onChange={setFilters} />}
      empty={<EmptyState illustration="people" text={t('list.noCopies')} />}
      isFiltered={isFiltered}
    />
  );
}

function useColumns(): Column<ProgramCard>[] {
  const t = useTexts('programs');
  const assignments = useTexts('assignments');
  return [
    {
      name: 'clientName',
      header: assignments('copies.client'),
      width: '28%',
      sort: 'clientName',
      cell: ({ clientName }) => <strong>{clientName}</strong>,
    },
    { name: 'title', header: t('assigned.title'), width: '30%', sort: 'title', cell: ({ title }) => title },
    {
      name: 'state',
      header: assignments('copies.state'),
      cell: ({ state }) => state && <CopyStateBadge state={state} />,
    },
    { name: 'dates', header: assignments('copies.dates'), sort: 'endsOn', cell: datesOf },
  ];
}

/** `3 nov – 28 dic 2026` */
function datesOf({ startsOn, endsOn }: ProgramCard): string {
  if (!startsOn || !endsOn) return '–';
  const isSameYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  return `${isSameYear ? formatShortDate(startsOn) : formatDate(startsOn)} – ${formatDate(endsOn)}`;
}
