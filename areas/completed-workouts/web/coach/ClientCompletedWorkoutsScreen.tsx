import { linkOptions, useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { useWorkoutCard, useWorkoutColumns } from '../columns.tsx';
import { ImportHistory } from '../import/ImportHistory.tsx';
import { TrainingCalendar } from '../progress/calendar/TrainingCalendar.tsx';
import { HistoryTabs } from '../progress/HistoryTabs.tsx';
import { SideBySide } from '../progress/SideBySide.tsx';
import { useCompletedWorkoutsOfClient } from '../queries.ts';
import { WorkoutFilters } from './filters.ts';
import { InPersonButton } from './InPersonButton.tsx';
import { InPersonDrawer } from './InPersonDrawer.tsx';
import { isNarrowed, WorkoutFilterBar } from './WorkoutFilterBar.tsx';

/** The tab of one client. */
export function ClientCompletedWorkoutsScreen() {
  const t = useTexts('completed-workouts');
  const { id = '' } = useParams({ strict: false });
  const [{ inPerson = false, ...filters }, setFilters] = useSearchParams(WorkoutFilters);
  const workouts = useCompletedWorkoutsOfClient(id, filters);
  const columns = useWorkoutColumns();
  const card = useWorkoutCard();

  return (
    <ClientLayout
      id={id}
      active="completed_workouts"
      actions={
        <>
          <ImportHistory clientId={id} />
          <InPersonButton onClick={() => setFilters({ inPerson: true })} />
        </>
      }
    >
      <HistoryTabs active="calendar" clientId={id} />
      <SideBySide>
        <TrainingCalendar clientId={id} />
        <PagedList
          pages={workouts}
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
          toolbar={<WorkoutFilterBar filters={filters} onChange={setFilters} />}
          empty={<EmptyState illustration="weights" text={t('list.emptyOfClient')} />}
          isFiltered={isNarrowed(filters)}
        />
      </SideBySide>
      <InPersonDrawer isOpen={inPerson} clientId={id} isSettled onClose={() => setFilters({ inPerson: undefined })} />
    </ClientLayout>
  );
}
