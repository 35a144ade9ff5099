import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopyList } from '#areas/assignments/web/public.tsx';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import { AssignedMenu } from './AssignedMenu.tsx';
import { ProgressMark } from './ProgressMark.tsx';

interface AssignedListProps {
  pages: InfiniteQueryResult<AssignedProgram>;
  label: string;
  by: 'clientName' | 'title';
  empty: ReactNode;
}

/** Copies of programs; each row opens the editor of the copy. */
export function AssignedList(props: AssignedListProps) {
  const t = useTexts('programs');

  return (
    <CopyList<AssignedProgram>
      {...props}
      titleHeader={t('assigned.title')}
      columns={[
        { name: 'progress', header: t('assigned.progress'), cell: (program) => <ProgressMark program={program} /> },
      ]}
      cardFacts={({ completedWorkouts: done, workouts: count }) =>
        done === null ? '' : t('assigned.done', { done, count })
      }
      link={({ id }) => linkOptions({ to: '/programs/$id/manage', params: { id } })}
      rowActions={(program) => <AssignedMenu program={program} />}
    />
  );
}
