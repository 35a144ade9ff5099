import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ExercisePerformance } from '../../contract/history.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Texts } from '../text.ts';
import { axisOf, changeText, type Measure, measureOf, measureText } from './measures.ts';
import classes from './Progress.module.css';

const ProgressChart = lazy(async () => ({ default: (await import('./ProgressChart.tsx')).ProgressChart }));

interface MeasureSectionProps {
  measure: Measure;
  performances: readonly ExercisePerformance[] | undefined;
}

/** The latest value as title, the change since the first one as subtitle, and a chart. */
export function MeasureSection({ measure, performances }: MeasureSectionProps) {
  const t = useTexts('completed-workouts');
  const points = (performances ?? []).flatMap((performance) => {
    const value = measureOf(measure, performance);
    return value === null ? [] : [{ day: performance.day, value }];
  });
  const last = points.at(-1);
  const name = t(`progress.measures.${measure}`);
  const title = last ? t('progress.now', { name, value: measureText(t, measure, last.value) }) : name;
  const subtitle = subtitleOf(t, measure, points);

  return (
    <Section title={title} subtitle={subtitle}>
      {performances ? (
        <Suspense fallback={<Skeleton height={260} />}>
          <div role="img" aria-label={`${title}. ${subtitle}`} className={classes['chart']}>
            <ProgressChart
              points={points}
              name={name}
              format={(value) => measureText(t, measure, value)}
              axis={axisOf(
                measure,
                points.map(({ value }) => value),
              )}
            />
          </div>
        </Suspense>
      ) : (
        <Skeleton height={260} />
      )}
      {measure === 'one_rep_max' && <p className={classes['how']}>{t('progress.howEstimated')}</p>}
    </Section>
  );
}

/** Returns the change since the first performance: `+7,5 kg dal 12 set 2026 · 20 allenamenti`. */
function subtitleOf(t: Texts, measure: Measure, points: readonly { day: string; value: number }[]): string {
  const [first, last] = [points[0], points.at(-1)];
  const change = first && last ? changeText(t, measure, roundedTo(2, last.value - first.value)) : '';
  const since =
    first &&
    points.length > 1 &&
    t(change ? 'progress.change' : 'progress.same', { change, date: formatDate(first.day) });
  return [since, t('calendar.workouts', { count: points.length })].filter(Boolean).join(' · ');
}
