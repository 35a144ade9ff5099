import { useParams } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { ExerciseProgress } from '../progress/ExerciseProgress.tsx';
import { useProgressInRange } from '../progress/use-progress.ts';
import { OnlineOnly } from '../progress/OnlineOnly.tsx';

/** How one exercise went. */
export function MyExerciseScreen() {
  const t = useTexts('completed-workouts');
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useProgressInRange({}, id);
  if (error && !data && !isUnreachable(error)) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen title={data?.exercise.name ?? t('loading')} back={{ to: '/my/exercises', label: t('progress.exercises') }}>
      <OnlineOnly error={!data && error} onTryAgain={() => void refetch()}>
        <ExerciseProgress exerciseId={id} times={data?.times} />
      </OnlineOnly>
    </Screen>
  );
}
