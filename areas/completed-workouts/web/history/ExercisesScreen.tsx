import { z } from 'zod';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, useSubject } from '#shell/web/api/subject.ts';
import { formatDate, formatNumber, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { historyRoutes, type TrainedExercise } from '../../contract/history.ts';
import { exerciseLink } from '../links.ts';
import { OnlineOnly } from '../OnlineOnly.tsx';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { setText } from '../text.ts';
import { HistoryTabs } from './HistoryTabs.tsx';
import classes from './Records.module.css';

const Filters = z.object({ search: z.string().optional() });

/** The exercises the user or a client has done, last done first. */
export function ExercisesScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const [filters, setFilters] = useSearchParams(Filters);
  const exercises = useInfiniteApiQuery(
    ...forSubject(subject, historyRoutes.exercises, filters),
    (page) => page.exercises,
  );
  const empty = t(subject.clientId ? 'progress.emptyOfClient' : 'progress.empty');

  return (
    <SubjectScreen subject={subject} title={t('history.title')} subtitle={t('progress.exercisesFacts')}>
      <HistoryTabs active="exercises" subject={subject} />
      <OnlineOnly error={exercises.rows.length === 0 && exercises.error} onTryAgain={exercises.refetch}>
        <PagedList
          pages={exercises}
          label={t('progress.exercises')}
          columns={useColumns()}
          card={useCard()}
          rowKey={({ id }) => id}
          link={({ id }) => exerciseLink(subject, id)}
          toolbar={
            <SearchField
              value={filters.search}
              onChange={(search) => setFilters({ search })}
              label={t('progress.searchExercise')}
            />
          }
          empty={<EmptyState illustration="weights" text={empty} />}
          isFiltered={filters.search !== undefined}
        />
      </OnlineOnly>
    </SubjectScreen>
  );
}

function useColumns(): Column<TrainedExercise>[] {
  const t = useTexts('completed-workouts');
  return [
    { name: 'name', header: t('records.exercise'), cell: ({ name }) => <strong>{name}</strong> },
    { name: 'best', header: t('progress.bestSet'), cell: ({ bestSet }) => setText(t, { ...bestSet, rir: null }) },
    { name: 'times', header: t('progress.times'), cell: ({ workouts }) => formatNumber(workouts), isNumber: true },
    { name: 'last', header: t('progress.lastDay'), cell: ({ lastDay }) => formatDate(lastDay) },
  ];
}

function useCard(): (exercise: TrainedExercise) => RowCard {
  const t = useTexts('completed-workouts');
  return ({ name, bestSet, workouts, lastDay }) => ({
    title: name,
    subtitle: `${setText(t, { ...bestSet, rir: null })} · ${t('progress.inWorkouts', { count: workouts })}`,
    state: <span className={classes['when']}>{formatRelativeDate(lastDay)}</span>,
  });
}
