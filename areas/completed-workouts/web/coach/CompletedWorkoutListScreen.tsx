import { linkOptions } from '@tanstack/react-router';
import { z } from 'zod';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import type { CompletedWorkoutCard } from '../../contract/workout.ts';
import { useWorkoutCard, useWorkoutColumns } from '../columns.tsx';
import { useCompletedWorkouts } from '../queries.ts';
import { WorkoutFilters } from './filters.ts';
import { InPersonButton } from './InPersonButton.tsx';
import { InPersonDrawer } from './InPersonDrawer.tsx';
import { isNarrowed, WorkoutFilterBar } from './WorkoutFilterBar.tsx';

const Filters = WorkoutFilters.extend({ clientId: z.uuid().optional() });

/** What the clients have done, the newest first. */
export function CompletedWorkoutListScreen() {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [{ inPerson = false, ...filters }, setFilters] = useSearchParams(Filters);
  const workouts = useCompletedWorkouts(filters);
  const client: Column<CompletedWorkoutCard> = {
    name: 'client',
    header: t('columns.client'),
    cell: ({ clientName }) => <strong>{clientName}</strong>,
  };
  const columns = [client, ...useWorkoutColumns()];
  const card = useWorkoutCard({ withClient: true });

  return (
    <Screen
      title={t('list.title')}
      subtitle={t('list.facts')}
      actions={may('view clients') && <InPersonButton onClick={() => setFilters({ inPerson: true })} />}
    >
      <PagedList
        pages={workouts}
        label={t('list.title')}
        columns={columns}
        card={card}
        rowKey={({ id }) => id}
        link={({ id, clientId }) =>
          linkOptions({
            to: '/clients/$id/completed_workouts/$workoutId/details',
            params: { id: clientId, workoutId: id },
          })
        }
        toolbar={
          <>
            {may('view clients') && (
              <ClientSelect value={filters.clientId} onChange={(clientId) => setFilters({ clientId })} maxWidth={360} />
            )}
            <WorkoutFilterBar filters={filters} onChange={setFilters} />
          </>
        }
        empty={<EmptyState illustration="weights" text={t('list.empty')} />}
        isFiltered={filters.clientId !== undefined || isNarrowed(filters)}
      />
      <InPersonDrawer
        isOpen={inPerson}
        clientId={filters.clientId}
        onClose={() => setFilters({ inPerson: undefined })}
      />
    </Screen>
  );
}
