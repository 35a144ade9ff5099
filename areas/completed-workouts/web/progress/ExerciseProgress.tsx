import { SegmentedControl } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import type { ExercisePerformance } from '../../contract/history.ts';
import { MeasureSection } from './MeasureSection.tsx';
import { ProgressFilters, usualRange } from './filters.ts';
import { type Measure, measuresIn } from './measures.ts';
import classes from './Progress.module.css';
import type { Whose } from './queries.ts';
import { RecordList } from './RecordList.tsx';
import { type Range, ranges } from './ranges.ts';
import { PerformanceList } from './PerformanceList.tsx';

interface ExerciseProgressProps extends Whose {
  exerciseId: string;
  /** The oldest first; undefined while they are on their way. */
  times: readonly ExercisePerformance[] | undefined;
}

/** How an exercise went: one figure over time, what was beaten, and every workout it was in. */
export function ExerciseProgress({ clientId, exerciseId, times }: ExerciseProgressProps) {
  const t = useTexts('completed-workouts');
  const [filters, setFilters] = useSearchParams(ProgressFilters);
  const there = measuresIn(times ?? []);
  const measure = there.find((one) => one === filters.measure) ?? there[0] ?? 'load';

  return (
    <>
      <div className={classes['choices']}>
        <SegmentedControl
          aria-label={t('progress.range')}
          value={filters.range ?? usualRange}
          onChange={(range) => setFilters({ range: range as Range })}
          data={ranges.map((range) => ({ value: range, label: t(`progress.ranges.${range}`) }))}
        />
        {there.length > 1 && (
          <SegmentedControl
            aria-label={t('progress.measure')}
            value={measure}
            onChange={(one) => setFilters({ measure: one as Measure })}
            data={there.map((one) => ({ value: one, label: t(`progress.measures.${one}`) }))}
          />
        )}
      </div>
      {times?.length === 0 ? <Nothing /> : <MeasureSection measure={measure} times={times} />}
      <div className={classes['columns']}>
        {times?.length !== 0 && (
          <div>
            <h2 className={classes['heading']}>{t('progress.table')}</h2>
            <PerformanceList clientId={clientId} times={times} />
          </div>
        )}
        <div>
          <h2 className={classes['heading']}>{t('progress.records')}</h2>
          <RecordList clientId={clientId} exerciseId={exerciseId} />
        </div>
      </div>
    </>
  );
}

function Nothing() {
  const t = useTexts('completed-workouts');
  return (
    <Card>
      <EmptyState illustration="weights" text={t('progress.nothingInRange')} />
    </Card>
  );
}
