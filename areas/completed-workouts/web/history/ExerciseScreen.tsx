import { z } from 'zod';
import { Button, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBarbell } from '@tabler/icons-react';
import { MaximumDialog, useMayRecord } from '#areas/metrics/web/public.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isWithTwoWeights } from '#areas/exercises/rules/two-weights.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject, useSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { type ExercisePerformance, historyRoutes } from '../../contract/history.ts';
import { historyPaths } from '../links.ts';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { MeasureSection } from './MeasureSection.tsx';
import { type Measure, measures, measuresIn } from './measures.ts';
import { PerformanceList } from './PerformanceList.tsx';
import classes from './Progress.module.css';
import { RecordList, useRecords } from './RecordList.tsx';

const ranges = ['3m', '1y', 'all'] as const;
type Range = (typeof ranges)[number];
const defaultRange: Range = '1y';
const rangeDays = { '3m': 91, '1y': 365, all: null } as const satisfies Record<Range, number | null>;

const ProgressFilters = z.object({ range: z.enum(ranges).optional(), measure: z.enum(measures).optional() });
export type ProgressFilters = z.output<typeof ProgressFilters>;

/** Progress of one exercise: one measure over time, the records, and every workout it was done in. */
export function ExerciseScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { exerciseId = '' } = useParams({ strict: false });
  const [filters, setFilters] = useSearchParams(ProgressFilters);
  const range = filters.range ?? defaultRange;
  const query = useProgress(subject, exerciseId, range);
  const { data } = query;

  const performances = data?.performances;
  const available = measuresIn(performances ?? []);
  const measure = available.find((one) => one === filters.measure) ?? available[0] ?? 'load';
  return (
    <SubjectScreen
      subject={subject}
      title={data?.exercise.name ?? t('loading')}
      back={{ to: historyPaths(subject).exercises, label: t('progress.exercises') }}
      actions={data && <EnterMaximum subject={subject} exercise={data.exercise} />}
      query={query}
    >
      <div className={classes['choices']}>
        <SegmentedControl
          aria-label={t('progress.range')}
          value={range}
          onChange={(one) => setFilters({ range: one as Range })}
          data={ranges.map((one) => ({ value: one, label: t(`progress.ranges.${one}`) }))}
        />
        {available.length > 1 && (
          <SegmentedControl
            aria-label={t('progress.measure')}
            value={measure}
            onChange={(one) => setFilters({ measure: one as Measure })}
            data={available.map((one) => ({ value: one, label: t(`progress.measures.${one}`) }))}
          />
        )}
      </div>
      <Progress
        subject={subject}
        exerciseId={exerciseId}
        measure={measure}
        performances={performances}
        hasHandUnsaid={available.includes('load') && isWithTwoWeights(data?.exercise.name ?? '')}
      />
    </SubjectScreen>
  );
}

function EnterMaximum({ subject, exercise }: { subject: Subject; exercise: { id: string; name: string } }) {
  const t = useTexts('metrics');
  const [isOpen, { open, close }] = useDisclosure();
  if (!useMayRecord(subject)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconBarbell size={18} aria-hidden="true" />} onClick={open}>
        {t('maximum.action')}
      </Button>
      <MaximumDialog subject={subject} exercise={isOpen ? exercise : null} onClose={close} />
    </>
  );
}

function useProgress(subject: Subject, exerciseId: string, range: Range) {
  const { timeZone } = useMe();
  const days = rangeDays[range];
  const from = days === null ? undefined : addDays(todayIn(timeZone), -days);
  return useApiQuery(...forSubject(subject, historyRoutes.progress, { exerciseId, from }), {
    placeholderData: keepPreviousData,
  });
}

interface ProgressProps {
  subject: Subject;
  exerciseId: string;
  measure: Measure;
  /** Performances, oldest first; undefined while they are loading. */
  performances: readonly ExercisePerformance[] | undefined;
  /** Whether weights may be those of one hand or of both. */
  hasHandUnsaid: boolean;
}

function Progress({ subject, exerciseId, measure, performances, hasHandUnsaid }: ProgressProps) {
  const t = useTexts('completed-workouts');
  const isEmpty = performances?.length === 0;
  return (
    <>
      {isEmpty ? (
        <Card>
          <EmptyState illustration="weights" text={t('progress.nothingInRange')} />
        </Card>
      ) : (
        <MeasureSection measure={measure} performances={performances} />
      )}
      <div className={classes['columns']}>
        {!isEmpty && (
          <div>
            <h2 className={classes['heading']}>{t('progress.table')}</h2>
            {hasHandUnsaid && <p className={classes['hint']}>{t('entry.handUnsaid')}</p>}
            <PerformanceList subject={subject} performances={performances} />
          </div>
        )}
        <div>
          <h2 className={classes['heading']}>{t('progress.records')}</h2>
          <RecordList subject={subject} records={useRecords(subject, exerciseId)} isOfExercise />
        </div>
      </div>
    </>
  );
}
