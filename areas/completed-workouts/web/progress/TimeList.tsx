import { useState } from 'react';
import type { Pages } from '#shell/web/api/query.ts';
import { date, number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { Column } from '#shell/web/widgets/list-props.ts';
import { PagedList } from '#shell/web/widgets/PagedList.tsx';
import type { ExerciseTime } from '../../contract/history.ts';
import { setWords, type Texts } from '../words.ts';
import { type Measure, measureOf, measuresIn, measureWords } from './measures.ts';
import { workoutPlace } from './places.ts';
import type { Whose } from './queries.ts';

interface TimeListProps extends Whose {
  /** The oldest first; undefined while they are on their way. */
  times: readonly ExerciseTime[] | undefined;
}

/** The chart in figures, the newest workout first; each leads to it. */
export function TimeList({ clientId, times }: TimeListProps) {
  const t = useTexts('completed-workouts');
  const there = measuresIn(times ?? []).filter((measure) => measure !== 'load' && measure !== 'reps');

  return (
    <PagedList
      of={useStretches(times)}
      label={t('progress.table')}
      columns={columnsOf(t, there)}
      card={(time) => ({
        title: date(time.day),
        facts: [bestWords(t, time), ...there.map((measure) => named(t, measure, time)), hardWords(t, time)]
          .filter(Boolean)
          .join(' · '),
      })}
      rowKey={({ completedWorkoutId }) => completedWorkoutId}
      link={({ completedWorkoutId }) => workoutPlace(completedWorkoutId, clientId)}
      empty={<EmptyState drawing="weights" text={t('progress.nothingInRange')} />}
    />
  );
}

function columnsOf(t: Texts, there: readonly Measure[]): Column<ExerciseTime>[] {
  return [
    { name: 'day', head: t('columns.date'), cell: ({ day }) => date(day) },
    { name: 'best', head: t('progress.bestSet'), cell: (time) => bestWords(t, time) },
    ...there.map((measure) => ({
      name: measure,
      head: t(`progress.measures.${measure}`),
      cell: (time: ExerciseTime) => valueWords(t, measure, time) || '–',
      isNumber: true,
    })),
    { name: 'hard', head: t('progress.hardSets'), cell: ({ hardSets }) => number(hardSets), isNumber: true },
  ];
}

function bestWords(t: Texts, { bestSet }: ExerciseTime): string {
  return setWords(t, { ...bestSet, rir: null });
}

function valueWords(t: Texts, measure: Measure, time: ExerciseTime): string {
  const value = measureOf(measure, time);
  return value === null ? '' : measureWords(t, measure, value);
}

/** On a card there is no head to say what a number is. */
function named(t: Texts, measure: Measure, time: ExerciseTime): string {
  const value = valueWords(t, measure, time);
  return value && t('progress.named', { name: t(`progress.inLine.${measure}`), value });
}

function hardWords(t: Texts, { hardSets }: ExerciseTime): string {
  return t('progress.hard', { count: hardSets });
}

const stretch = 25;

/** All are here already; a list shows a stretch at a time. */
function useStretches(times: readonly ExerciseTime[] | undefined): Pages<ExerciseTime> {
  const [shown, setShown] = useState(stretch);
  const rows = times?.toReversed() ?? [];
  return {
    rows: rows.slice(0, shown),
    first: undefined,
    error: null,
    isPending: !times,
    isStale: false,
    hasMore: rows.length > shown,
    isLoadingMore: false,
    loadMore: () => setShown(shown + stretch),
    tryAgain: () => {},
  };
}
