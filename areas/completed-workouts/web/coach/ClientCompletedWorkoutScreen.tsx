import { Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { ComparisonSkeleton } from '../comparison/ComparisonSkeleton.tsx';
import { WorkoutComparison } from '../comparison/WorkoutComparison.tsx';
import { useRecordsOfWorkout } from '../progress/queries.ts';
import { WorkoutRecords } from '../progress/WorkoutRecords.tsx';
import { useCompletedWorkoutOfClient } from '../queries.ts';
import classes from './ClientCompletedWorkout.module.css';

/** One workout of one client, prescribed against done. */
export function ClientCompletedWorkoutScreen() {
  const t = useTexts('completed-workouts');
  const { id = '', workoutId = '' } = useParams({ strict: false });
  const { data, error } = useCompletedWorkoutOfClient(id, workoutId);
  const workout = data?.completedWorkout;
  // Shown together: what was beaten stands on top, and later it would push down what is being read.
  const records = useRecordsOfWorkout({ clientId: id }, workoutId);
  const isAsking = records.isPending && records.failureCount === 0;
  const isWaiting = !workout || (workout.finishedAt !== null && isAsking);

  return (
    <ClientLayout id={id} active="completed_workouts">
      <div>
        <Link to="/clients/$id/completed_workouts" params={{ id }} className={classes['back']}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {t('list.title')}
        </Link>
        {workout ? <Heading workout={workout} /> : !error && <Skeleton height={56} mt={8} maw={420} />}
      </div>
      {!isWaiting && workout.finishedAt && <WorkoutRecords completedWorkoutId={workoutId} clientId={id} />}
      {!isWaiting && <WorkoutComparison workout={workout} />}
      {isWaiting && (error && error.status !== 404 ? <ErrorScreen error={error} /> : <ComparisonSkeleton />)}
    </ClientLayout>
  );
}

function Heading({ workout }: { workout: CompletedWorkout }) {
  const t = useTexts('completed-workouts');
  const { title, programTitle, weekNumber, dayNumber, finishedAt, startedAt, source } = workout;
  const at = finishedAt ?? startedAt;
  const origin =
    source === 'forma'
      ? [programTitle, t('place', { week: weekNumber, day: dayNumber })]
      : [t('list.imported', { from: t(`list.sources.${source}`) })];
  const facts = [
    ...origin,
    t(finishedAt ? 'at' : 'comparison.running', { date: formatDate(at), time: formatTime(at) }),
  ];
  return (
    <>
      <h2 className={classes['title']}>{title || t('untitled')}</h2>
      <p className={classes['facts']}>{facts.join(' · ')}</p>
    </>
  );
}
