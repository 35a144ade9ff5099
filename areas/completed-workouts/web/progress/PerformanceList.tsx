import { useState } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import type { ExercisePerformance } from '../../contract/history.ts';
import { setText, type Texts } from '../text.ts';
import { type Measure, measureOf, measuresIn, measureText } from './measures.ts';
import { workoutLink } from './links.ts';
import type { Whose } from './queries.ts';

interface PerformanceListProps extends Whose {
  /** The oldest first; undefined while they are on their way. */
  times: readonly ExercisePerformance[] | undefined;
}

/** The chart in figures, the newest workout first; each leads to it. */
export function PerformanceList({ clientId, times }: PerformanceListProps) {
  const t = useTexts('completed-workouts');
  const there = measuresIn(times ?? []).filter((measure) => measure !== 'load' && measure !== 'reps');

  return (
    <PagedList
      pages={useStretches(times)}
      label={t('progress.table')}
      columns={columnsOf(t, there)}
      card={(time) => ({
        title: formatDate(time.day),
        subtitle: [bestText(t, time), ...there.map((measure) => named(t, measure, time)), hardText(t, time)]
          .filter(Boolean)
          .join(' · '),
      })}
      rowKey={({ completedWorkoutId }) => completedWorkoutId}
      link={({ completedWorkoutId }) => workoutLink(completedWorkoutId, clientId)}
      empty={<EmptyState illustration="weights" text={t('progress.nothingInRange')} />}
    />
  );
}

function columnsOf(t: Texts, there: readonly Measure[]): Column<ExercisePerformance>[] {
  return [
    { name: 'day', header: t('columns.date'), cell: ({ day }) => formatDate(day) },
    { name: 'best', header: t('progress.bestSet'), cell: (time) => bestText(t, time) },
    ...there.map((measure) => ({
      name: measure,
      header: t(`progress.measures.${measure}`),
      cell: (time: ExercisePerformance) => valueText(t, measure, time) || '–',
      isNumber: true,
    })),
    { name: 'hard', header: t('progress.hardSets'), cell: ({ hardSets }) => formatNumber(hardSets), isNumber: true },
  ];
}

function bestText(t: Texts, { bestSet }: ExercisePerformance): string {
  return setText(t, { ...bestSet, rir: null });
}

function valueText(t: Texts, measure: Measure, time: ExercisePerformance): string {
  const value = measureOf(measure, time);
  return value === null ? '' : measureText(t, measure, value);
}

/** On a card there is no head to say what a number is. */
function named(t: Texts, measure: Measure, time: ExercisePerformance): string {
  const value = valueText(t, measure, time);
  return value && t('progress.named', { name: t(`progress.inLine.${measure}`), value });
}

function hardText(t: Texts, { hardSets }: ExercisePerformance): string {
  return t('progress.hard', { count: hardSets });
}

const stretch = 25;

/** All are here already; a list shows a stretch at a time. */
function useStretches(times: readonly ExercisePerformance[] | undefined): InfiniteQueryResult<ExercisePerformance> {
  const [shown, setShown] = useState(stretch);
  const rows = times?.toReversed() ?? [];
  return {
    rows: rows.slice(0, shown),
    firstPage: undefined,
    error: null,
    isPending: !times,
    isPlaceholderData: false,
    hasMore: rows.length > shown,
    isLoadingMore: false,
    loadMore: () => setShown(shown + stretch),
    refetch: () => {},
  };
}
