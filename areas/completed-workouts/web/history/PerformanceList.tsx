import { useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import type { ExercisePerformance } from '../../contract/history.ts';
import { completedWorkoutLink } from '../links.ts';
import { setText, type Texts } from '../text.ts';
import { type Measure, measureOf, measuresIn, measureText } from './measures.ts';

interface PerformanceListProps {
  subject: Subject;
  /** Performances, oldest first; undefined while they are loading. */
  performances: readonly ExercisePerformance[] | undefined;
}

const rowsAPage = 25;

/** The values of the chart as a list, newest first. All rows are loaded; they are shown 25 at a time. */
export function PerformanceList({ subject, performances }: PerformanceListProps) {
  const t = useTexts('completed-workouts');
  const [shown, setShown] = useState(rowsAPage);
  const rows = performances?.toReversed() ?? [];
  const measures = measuresIn(rows).filter((measure) => measure !== 'load' && measure !== 'reps');

  return (
    <PagedList
      pages={{
        rows: rows.slice(0, shown),
        firstPage: undefined,
        error: null,
        isPending: !performances,
        isPlaceholderData: false,
        hasMore: rows.length > shown,
        isLoadingMore: false,
        loadMore: () => setShown(shown + rowsAPage),
        refetch: () => {},
      }}
      label={t('progress.table')}
      columns={columnsOf(t, measures)}
      card={(row) => ({
        title: formatDate(row.day),
        subtitle: [
          setText(t, row.bestSet),
          ...measures.map((measure) => namedText(t, measure, row)),
          t('progress.hard', { count: row.hardSets }),
        ]
          .filter(Boolean)
          .join(' · '),
      })}
      rowKey={({ completedWorkoutId }) => completedWorkoutId}
      link={({ completedWorkoutId }) => completedWorkoutLink(subject, completedWorkoutId)}
      empty={null}
    />
  );
}

function columnsOf(t: Texts, measures: readonly Measure[]): Column<ExercisePerformance>[] {
  return [
    { name: 'day', header: t('columns.date'), cell: ({ day }) => formatDate(day) },
    { name: 'best', header: t('progress.bestSet'), cell: ({ bestSet }) => setText(t, bestSet) },
    ...measures.map((measure) => ({
      name: measure,
      header: t(`progress.measures.${measure}`),
      cell: (row: ExercisePerformance) => valueText(t, measure, row) || '–',
      isNumber: true,
    })),
    { name: 'hard', header: t('progress.hardSets'), cell: ({ hardSets }) => formatNumber(hardSets), isNumber: true },
  ];
}

function valueText(t: Texts, measure: Measure, performance: ExercisePerformance): string {
  const value = measureOf(measure, performance);
  return value === null ? '' : measureText(t, measure, value);
}

/** Returns the value with the name of its measure, for a card, which has no column header. */
function namedText(t: Texts, measure: Measure, performance: ExercisePerformance): string {
  const value = valueText(t, measure, performance);
  return value && t('progress.named', { name: t(`progress.inLine.${measure}`), value });
}
