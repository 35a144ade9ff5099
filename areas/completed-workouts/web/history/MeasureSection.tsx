import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ExercisePerformance } from '../../contract/history.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Texts } from '../text.ts';
import { axisOf, changeText, type Measure, measureOf, measureText, weeklyBest } from './measures.ts';
import classes from './Progress.module.css';

const ProgressChart = lazy(async () => ({ default: (await import('./ProgressChart.tsx')).ProgressChart }));

interface MeasureSectionProps {
  measure: Measure;
  performances: readonly ExercisePerformance[] | undefined;
}

/** The best value of the latest week as title, the change since the first week as subtitle, and a chart of the best of each week. */
export function MeasureSection({ measure, performances }: MeasureSectionProps) {
  const t = useTexts('completed-workouts');
  const measured = (performances ?? []).filter((performance) => measureOf(measure, performance) !== null);
  const points = weeklyBest(measure, measured);
  const last = points.at(-1);
  const name = t(`progress.measures.${measure}`);
  const title = last ? t('progress.now', { name, value: measureText(t, measure, last.value) }) : name;
  const subtitle = subtitleOf(t, measure, { points, workouts: measured.length });

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

interface Shown {
  points: readonly { day: string; value: number }[];
  workouts: number;
}

/** Returns the change since the first week: `+7,5 kg dal 12 set 2026 · il valore migliore di ogni settimana · 20 allenamenti`. */
function subtitleOf(t: Texts, measure: Measure, { points, workouts }: Shown): string {
  const [first, last] = [points[0], points.at(-1)];
  const change = first && last ? changeText(t, measure, roundedTo(2, last.value - first.value)) : '';
  const since =
    first &&
    points.length > 1 &&
    t(change ? 'progress.change' : 'progress.same', { change, date: formatDate(first.day) });
  const ofWeeks = workouts > 1 && t('progress.weeklyBest');
  return [since, ofWeeks, t('calendar.workouts', { count: workouts })].filter(Boolean).join(' · ');
}
