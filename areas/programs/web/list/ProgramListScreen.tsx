import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMay, useMe } from '#shell/web/session.ts';
import { relativeDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useFilters } from '#shell/web/widgets/filters.ts';
import type { Column } from '#shell/web/widgets/list-props.ts';
import { PagedList } from '#shell/web/widgets/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import { type ProgramCard, ProgramFilters } from '../../contract.ts';
import { useProgramCount, usePrograms } from '../queries.ts';
import { NewProgramDialog } from './NewProgramDialog.tsx';
import { ProgramMenu } from './ProgramMenu.tsx';

/** The models: what is written once and assigned to many. */
export function ProgramListScreen() {
  const t = useTexts('programs');
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  const count = useProgramCount();
  const isEmpty = !count;
  const create = may('create programs') && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('list.new')}
    </Button>
  );

  return (
    <Screen
      title={t('title')}
      facts={count === undefined ? '\u00a0' : t('models', { count })}
      actions={!isEmpty && create}
    >
      <Models create={create} />
      <NewProgramDialog opened={isCreating} onClose={() => setCreating(false)} />
    </Screen>
  );
}

function Models({ create }: { create: ReactNode }) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const may = useMay();
  const [filters, setFilters] = useFilters(ProgramFilters);
  const programs = usePrograms(filters);

  return (
    <PagedList<ProgramCard>
      of={programs}
      label={t('title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      {...(may('update programs') && { link: ({ id }) => linkOptions({ to: '/programs/$id/manage', params: { id } }) })}
      card={({ title, weeks, workouts, assigned, updatedAt }) => ({
        title,
        facts: [
          t('weeks', { count: weeks }),
          t('workouts', { count: workouts }),
          assigned > 0 && t('list.assignedTo', { count: assigned }),
          relativeDay(updatedAt, new Date(), timeZone),
        ]
          .filter(Boolean)
          .join(' · '),
      })}
      rowActions={(program) => <ProgramMenu program={program} />}
      sorting={{
        by: filters.sortBy,
        order: filters.sortOrder,
        onChange: (sortBy, sortOrder) => setFilters({ sortBy: sortBy as ProgramFilters['sortBy'], sortOrder }),
      }}
      toolbar={
        <SearchField label={t('list.search')} value={filters.search} onChange={(search) => setFilters({ search })} />
      }
      empty={<EmptyState drawing="weights" text={t('list.empty')} action={create} />}
      isFiltered={Boolean(filters.search)}
    />
  );
}

function useColumns(): Column<ProgramCard>[] {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  return [
    {
      name: 'title',
      head: t('list.title'),
      cell: ({ title }) => <strong>{title}</strong>,
      sort: 'title',
      width: '44%',
    },
    { name: 'weeks', head: t('list.weeks'), cell: ({ weeks }) => weeks, isNumber: true },
    { name: 'workouts', head: t('list.workouts'), cell: ({ workouts }) => workouts, isNumber: true },
    {
      name: 'assigned',
      head: t('list.assigned'),
      cell: ({ assigned }) => (assigned > 0 ? t('clients', { count: assigned }) : '–'),
      isNumber: true,
    },
    {
      name: 'updatedAt',
      head: t('list.changed'),
      cell: ({ updatedAt }) => relativeDay(updatedAt, new Date(), timeZone),
      sort: 'updatedAt',
    },
  ];
}
