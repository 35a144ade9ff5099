import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ExercisePerformance } from '../../contract/history.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Texts } from '../text.ts';
import { changeText, type Measure, measureOf, measureText } from './measures.ts';
import classes from './Progress.module.css';

const ProgressChart = lazy(async () => ({ default: (await import('./chart/ProgressChart.tsx')).ProgressChart }));

interface MeasureSectionProps {
  measure: Measure;
  times: readonly ExercisePerformance[] | undefined;
}

/** The title says where it stands, the line under it how far it came, the chart how. */
export function MeasureSection({ measure, times }: MeasureSectionProps) {
  const t = useTexts('completed-workouts');
  const points = (times ?? []).flatMap((time) => {
    const value = measureOf(measure, time);
    return value === null ? [] : [{ day: time.day, value }];
  });
  const last = points.at(-1);
  const name = t(`progress.measures.${measure}`);
  const title = last ? t('progress.now', { name, value: measureText(t, measure, last.value) }) : name;
  const facts = factsOf(t, measure, points);

  return (
    <Section title={title} subtitle={facts}>
      {times ? (
        <Suspense fallback={<Skeleton height={260} />}>
          <div role="img" aria-label={`${title}. ${facts}`} className={classes['chart']}>
            <ProgressChart points={points} name={name} words={(value) => measureText(t, measure, value)} />
          </div>
        </Suspense>
      ) : (
        <Skeleton height={260} />
      )}
      {measure === 'one_rep_max' && <p className={classes['how']}>{t('progress.howEstimated')}</p>}
    </Section>
  );
}

/** `+7,5 kg dal 12 set 2026 · 20 allenamenti`. */
function factsOf(t: Texts, measure: Measure, points: readonly { day: string; value: number }[]): string {
  const [first, last] = [points[0], points.at(-1)];
  const change = first && last ? changeText(t, measure, roundedTo(2, last.value - first.value)) : '';
  const since =
    first &&
    points.length > 1 &&
    t(change ? 'progress.change' : 'progress.same', { change, date: formatDate(first.day) });
  return [since, t('calendar.workouts', { count: points.length })].filter(Boolean).join(' · ');
}
