import { linkOptions } from '@tanstack/react-router';
import { CopyStateBadge, copyDatesText } from '#areas/assignments/web/public.tsx';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { copyFilters, type ProgramCard, ProgramFilters, programRoutes } from '../../../contract.ts';
import { AssignedMenu } from '../../assigned/AssignedMenu.tsx';

const CopyFilters = ProgramFilters.omit({ kind: true, folderId: true });

/** Copies of clients with client, dates and state, by end date, latest first. */
export function CopyList() {
  const t = useTexts('programs');
  const list = useList({
    route: programRoutes.list,
    filters: CopyFilters,
    rows: ({ programs }) => programs,
    params: { kind: 'copies' },
    defaultSort: { by: 'endsOn', order: 'desc' },
  });

  return (
    <FilteredList
      label={t('list.copies')}
      list={list}
      columns={useColumns()}
      fields={useFields()}
      link={({ id }) => linkOptions({ to: '/programs/$id/manage', params: { id } })}
      card={(copy) => ({
        title: copy.clientName,
        subtitle: (
          <>
            <div>{copy.title}</div>
            {datesOf(copy)}
          </>
        ),
        state: copy.state && (
          <CopyStateBadge state={copy.state} pause={copy.pause} isClientInactive={copy.isClientInactive} />
        ),
      })}
      rowActions={(copy) => <AssignedMenu program={{ ...copy, clientName: copy.clientName ?? '' }} hasClientLink />}
      empty={{ illustration: 'people', text: t('list.noCopies') }}
    />
  );
}

function useFields(): FilterField<Omit<ProgramFilters, 'kind' | 'folderId' | 'page'>>[] {
  const t = useTexts('programs');
  const assignments = useTexts('assignments');
  return [
    { kind: 'search', label: t('list.searchCopies') },
    {
      kind: 'segments',
      name: 'state',
      label: t('list.state'),
      options: [
        { value: undefined, label: t('list.allStates') },
        ...copyFilters.map((value) => ({ value, label: assignments(`states.${value}`) })),
      ],
    },
    { kind: 'custom', name: 'clientId', render: (field) => <ClientSelect {...field} /> },
    {
      kind: 'sort',
      options: [
        { by: 'endsOn', order: 'desc', label: t('list.sort.endsOn') },
        { by: 'startsOn', order: 'desc', label: t('list.sort.startsOn') },
        { by: 'clientName', order: 'asc', label: t('list.sort.clientName') },
        { by: 'title', order: 'asc', label: t('list.sort.title') },
      ],
    },
  ];
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
      cell: ({ state, pause, isClientInactive }) =>
        state && <CopyStateBadge state={state} pause={pause} isClientInactive={isClientInactive} />,
    },
    { name: 'dates', header: assignments('copies.dates'), sort: 'endsOn', cell: (copy) => datesOf(copy) },
  ];
}

function datesOf({ startsOn, endsOn }: ProgramCard): string {
  return startsOn && endsOn ? copyDatesText({ startsOn, endsOn }) : '–';
}
