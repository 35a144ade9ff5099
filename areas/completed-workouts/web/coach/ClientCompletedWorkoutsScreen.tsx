import { linkOptions, useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { PagedList } from '#shell/web/widgets/PagedList.tsx';
import { useCardWords, useWorkoutColumns } from '../columns.tsx';
import { useCompletedWorkoutsOfClient } from '../queries.ts';

/** The tab of one client. */
export function ClientCompletedWorkoutsScreen() {
  const t = useTexts('completed-workouts');
  const { id = '' } = useParams({ strict: false });
  const workouts = useCompletedWorkoutsOfClient(id);
  const columns = useWorkoutColumns();
  const card = useCardWords();

  return (
    <ClientLayout id={id} active="completed_workouts">
      <PagedList
        of={workouts}
        label={t('list.title')}
        columns={columns}
        card={card}
        rowKey={(workout) => workout.id}
        link={(workout) =>
          linkOptions({
            to: '/clients/$id/completed_workouts/$workoutId/details',
            params: { id, workoutId: workout.id },
          })
        }
        empty={<EmptyState drawing="weights" text={t('list.emptyOfClient')} />}
      />
    </ClientLayout>
  );
}
