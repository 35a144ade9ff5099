import { useParams } from '@tanstack/react-router';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { WorkoutComparison } from '../comparison/WorkoutComparison.tsx';
import { ComparisonSkeleton } from '../comparison/ComparisonSkeleton.tsx';
import { WorkoutRecords } from '../progress/WorkoutRecords.tsx';
import { OnlineOnly } from '../progress/OnlineOnly.tsx';
import { useMyCompletedWorkout } from '../queries.ts';

/** One finished workout, prescribed against done. */
export function MyCompletedWorkoutScreen() {
  const t = useTexts('completed-workouts');
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useMyCompletedWorkout(id);
  const workout = data?.completedWorkout;
  if (error && !workout && !isUnreachable(error)) return error.status === 404 ? null : <ErrorScreen error={error} />;

  const at = workout?.finishedAt ?? workout?.startedAt;
  const facts = workout && [
    workout.programTitle,
    workout.source === 'forma'
      ? t('place', { week: workout.weekNumber, day: workout.dayNumber })
      : t('list.imported', { from: t(`list.sources.${workout.source}`) }),
    at && t('at', { date: formatDate(at), time: formatTime(at) }),
  ];
  return (
    <Screen
      title={workout ? workout.title || t('untitled') : t('loading')}
      subtitle={facts?.filter(Boolean).join(' · ')}
      back={{ to: '/my/completed-workouts', label: t('history.title') }}
    >
      <OnlineOnly error={!workout && error} onTryAgain={() => void refetch()}>
        {workout?.finishedAt && <WorkoutRecords completedWorkoutId={id} />}
        {workout ? <WorkoutComparison workout={workout} isOwn /> : <ComparisonSkeleton />}
      </OnlineOnly>
    </Screen>
  );
}
