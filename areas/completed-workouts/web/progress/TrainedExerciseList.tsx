import { z } from 'zod';
import { formatDate, formatNumber, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import type { TrainedExercise } from '../../contract/history.ts';
import { setText, type Texts } from '../text.ts';
import { exerciseLink } from './links.ts';
import { useTrainedExercises, type Whose } from './queries.ts';
import classes from './Records.module.css';
import { OnlineOnly } from './OnlineOnly.tsx';

const Filters = z.object({ search: z.string().optional() });

/** The exercises somebody has done, the last ones first; each leads to how it went. */
export function TrainedExerciseList({ clientId }: Whose) {
  const t = useTexts('completed-workouts');
  const [filters, setFilters] = useSearchParams(Filters);
  const exercises = useTrainedExercises({ clientId }, filters);
  const columns = useExerciseColumns();
  const card = useExerciseCard();

  return (
    <OnlineOnly error={exercises.rows.length === 0 && exercises.error} onTryAgain={exercises.refetch}>
      <PagedList
        pages={exercises}
        label={t('progress.exercises')}
        columns={columns}
        card={card}
        rowKey={({ id }) => id}
        link={({ id }) => exerciseLink(id, clientId)}
        toolbar={
          <SearchField
            value={filters.search}
            onChange={(search) => setFilters({ search })}
            label={t('progress.searchExercise')}
          />
        }
        empty={<EmptyState illustration="weights" text={t(clientId ? 'progress.emptyOfClient' : 'progress.empty')} />}
        isFiltered={filters.search !== undefined}
      />
    </OnlineOnly>
  );
}

function useExerciseColumns(): Column<TrainedExercise>[] {
  const t = useTexts('completed-workouts');
  return [
    { name: 'name', header: t('records.exercise'), cell: ({ name }) => <strong>{name}</strong> },
    { name: 'best', header: t('progress.bestSet'), cell: ({ bestSet }) => bestText(t, bestSet) },
    { name: 'times', header: t('progress.times'), cell: ({ times }) => formatNumber(times), isNumber: true },
    { name: 'last', header: t('progress.lastDay'), cell: ({ lastDay }) => formatDate(lastDay) },
  ];
}

function useExerciseCard(): (exercise: TrainedExercise) => RowCard {
  const t = useTexts('completed-workouts');
  return ({ name, bestSet, times, lastDay }) => ({
    title: name,
    subtitle: [bestText(t, bestSet), t('progress.inWorkouts', { count: times })].join(' · '),
    state: <span className={classes['when']}>{formatRelativeDate(lastDay)}</span>,
  });
}

function bestText(t: Texts, set: TrainedExercise['bestSet']): string {
  return setText(t, { ...set, rir: null });
}
