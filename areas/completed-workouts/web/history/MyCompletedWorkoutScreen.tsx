import { useParams } from '@tanstack/react-router';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { date, time } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { WorkoutComparison } from '../comparison/WorkoutComparison.tsx';
import { ComparisonSkeleton } from '../comparison/ComparisonSkeleton.tsx';
import { RecordsOf } from '../progress/RecordsOf.tsx';
import { WithNetwork } from '../progress/WithNetwork.tsx';
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
    at && t('at', { date: date(at), time: time(at) }),
  ];
  return (
    <Screen
      title={workout ? workout.title || t('untitled') : t('loading')}
      facts={facts?.filter(Boolean).join(' · ')}
      back={{ to: '/my/completed-workouts', label: t('history.title') }}
    >
      <WithNetwork error={!workout && error} onTryAgain={() => void refetch()}>
        {workout?.finishedAt && <RecordsOf completedWorkoutId={id} />}
        {workout ? <WorkoutComparison workout={workout} isOwn /> : <ComparisonSkeleton />}
      </WithNetwork>
    </Screen>
  );
}
