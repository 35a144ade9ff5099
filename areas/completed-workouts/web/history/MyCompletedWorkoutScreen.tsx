import { useParams } from '@tanstack/react-router';
import { date, time } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { WorkoutComparison } from '../comparison/WorkoutComparison.tsx';
import { ComparisonSkeleton } from '../comparison/ComparisonSkeleton.tsx';
import { useMyCompletedWorkout } from '../queries.ts';

/** One finished workout, prescribed against done. */
export function MyCompletedWorkoutScreen() {
  const t = useTexts('completed-workouts');
  const { id = '' } = useParams({ strict: false });
  const { data, error } = useMyCompletedWorkout(id);
  const workout = data?.completedWorkout;
  if (error && !workout) return error.status === 404 ? null : <ErrorScreen error={error} />;

  const at = workout?.finishedAt ?? workout?.startedAt;
  const facts = workout && [
    workout.programTitle,
    t('place', { week: workout.weekNumber, day: workout.dayNumber }),
    at && t('at', { date: date(at), time: time(at) }),
  ];
  return (
    <Screen
      title={workout ? workout.title || t('untitled') : t('loading')}
      facts={facts?.filter(Boolean).join(' · ')}
      back={{ to: '/my/completed-workouts', label: t('history.title') }}
    >
      {workout ? <WorkoutComparison workout={workout} isOwn /> : <ComparisonSkeleton />}
    </Screen>
  );
}
