import { useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import { TrainedExerciseList } from './TrainedExerciseList.tsx';

/** The exercises one client has done. */
export function ClientExercisesScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <ClientLayout id={id} active="completed_workouts">
      <HistoryTabs active="exercises" clientId={id} />
      <TrainedExerciseList clientId={id} />
    </ClientLayout>
  );
}
