import { z } from 'zod';
import { date, number, relativeDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useFilters } from '#shell/web/widgets/filters.ts';
import type { Column, RowCard } from '#shell/web/widgets/list-props.ts';
import { PagedList } from '#shell/web/widgets/PagedList.tsx';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import type { TrainedExercise } from '../../contract/history.ts';
import { setWords, type Texts } from '../words.ts';
import { exercisePlace } from './places.ts';
import { useTrainedExercises, type Whose } from './queries.ts';
import classes from './Records.module.css';
import { WithNetwork } from './WithNetwork.tsx';

const Filters = z.object({ search: z.string().optional() });

/** The exercises somebody has done, the last ones first; each leads to how it went. */
export function TrainedExerciseList({ clientId }: Whose) {
  const t = useTexts('completed-workouts');
  const [filters, setFilters] = useFilters(Filters);
  const exercises = useTrainedExercises({ clientId }, filters);
  const columns = useExerciseColumns();
  const card = useExerciseCard();

  return (
    <WithNetwork error={exercises.rows.length === 0 && exercises.error} onTryAgain={exercises.tryAgain}>
      <PagedList
        of={exercises}
        label={t('progress.exercises')}
        columns={columns}
        card={card}
        rowKey={({ id }) => id}
        link={({ id }) => exercisePlace(id, clientId)}
        toolbar={
          <SearchField
            value={filters.search}
            onChange={(search) => setFilters({ search })}
            label={t('progress.searchExercise')}
          />
        }
        empty={<EmptyState drawing="weights" text={t(clientId ? 'progress.emptyOfClient' : 'progress.empty')} />}
        isFiltered={filters.search !== undefined}
      />
    </WithNetwork>
  );
}

function useExerciseColumns(): Column<TrainedExercise>[] {
  const t = useTexts('completed-workouts');
  return [
    { name: 'name', head: t('records.exercise'), cell: ({ name }) => <strong>{name}</strong> },
    { name: 'best', head: t('progress.bestSet'), cell: ({ bestSet }) => bestWords(t, bestSet) },
    { name: 'times', head: t('progress.times'), cell: ({ times }) => number(times), isNumber: true },
    { name: 'last', head: t('progress.lastDay'), cell: ({ lastDay }) => date(lastDay) },
  ];
}

function useExerciseCard(): (exercise: TrainedExercise) => RowCard {
  const t = useTexts('completed-workouts');
  return ({ name, bestSet, times, lastDay }) => ({
    title: name,
    facts: [bestWords(t, bestSet), t('progress.inWorkouts', { count: times })].join(' · '),
    state: <span className={classes['when']}>{relativeDay(lastDay)}</span>,
  });
}

function bestWords(t: Texts, set: TrainedExercise['bestSet']): string {
  return setWords(t, { ...set, rir: null });
}
