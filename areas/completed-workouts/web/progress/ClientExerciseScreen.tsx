import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { ExerciseProgress } from './ExerciseProgress.tsx';
import classes from './Progress.module.css';
import { useProgressInRange } from './use-progress.ts';
import { OnlineOnly } from './OnlineOnly.tsx';

/** How one exercise went for one client. */
export function ClientExerciseScreen() {
  const t = useTexts('completed-workouts');
  const { id = '', exerciseId = '' } = useParams({ strict: false });
  const { data, error, refetch } = useProgressInRange({ clientId: id }, exerciseId);
  if (error && !data && !isUnreachable(error)) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <ClientLayout id={id} active="completed_workouts">
      <div>
        <Link to="/clients/$id/completed_workouts/exercises" params={{ id }} className={classes['back']}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {t('progress.exercises')}
        </Link>
        <h2 className={classes['title']}>{data?.exercise.name ?? t('loading')}</h2>
      </div>
      <OnlineOnly error={!data && error} onTryAgain={() => void refetch()}>
        <ExerciseProgress clientId={id} exerciseId={exerciseId} times={data?.times} />
      </OnlineOnly>
    </ClientLayout>
  );
}
