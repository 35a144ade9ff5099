import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import type { AssignedProgram } from '../../contract.ts';
import { AssignedMenu } from './AssignedMenu.tsx';
import { AssignedState } from './AssignedState.tsx';
import { ProgressMark } from './ProgressMark.tsx';

interface AssignedListProps {
  pages: InfiniteQueryResult<AssignedProgram>;
  label: string;
  /** What the first column says: whose, or which program. */
  by: 'clientName' | 'title';
  empty: ReactNode;
}

/** Copies of programs, each leading to its own editor. */
export function AssignedList({ pages, label, by, empty }: AssignedListProps) {
  const may = useMay();
  const mayEdit = may('update programs');

  return (
    <PagedList<AssignedProgram>
      pages={pages}
      label={label}
      columns={useColumns(by)}
      rowKey={({ id }) => id}
      {...(mayEdit && { link: ({ id }) => linkOptions({ to: '/programs/$id/manage', params: { id } }) })}
      card={(program) => ({
        title: program[by],
        subtitle: <CardFacts program={program} />,
        state: <AssignedState state={program.state} />,
      })}
      {...(mayEdit && { rowActions: (program) => <AssignedMenu program={program} /> })}
      empty={empty}
    />
  );
}

function useColumns(by: 'clientName' | 'title'): Column<AssignedProgram>[] {
  const t = useTexts('programs');
  return [
    { name: by, header: t(`assigned.${by}`), width: '30%', cell: (program) => <strong>{program[by]}</strong> },
    { name: 'state', header: t('assigned.state'), cell: ({ state }) => <AssignedState state={state} /> },
    { name: 'dates', header: t('assigned.dates'), cell: datesOf },
    { name: 'progress', header: t('assigned.progress'), cell: (program) => <ProgressMark program={program} /> },
  ];
}

function CardFacts({ program }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const { completedWorkouts: done, workouts: count } = program;
  return `${datesOf(program)} · ${t('assigned.done', { done, count })}`;
}

function datesOf({ startsOn, endsOn }: AssignedProgram): string {
  const isSameYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  return `${isSameYear ? formatShortDate(startsOn) : formatDate(startsOn)} – ${formatDate(endsOn)}`;
}
