import { z } from 'zod';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import { completedWorkoutRoutes } from '../../contract.ts';
import type { CompletedWorkoutCard } from '../../contract/workout.ts';
import { useWorkoutCard, useWorkoutColumns } from '../columns.tsx';
import { completedWorkoutLink } from '../links.ts';
import { InPersonButton, InPersonDrawer } from './InPerson.tsx';
import { isFiltered, WorkoutFilterBar, WorkoutFilters } from './WorkoutFilterBar.tsx';

const Filters = WorkoutFilters.extend({ clientId: z.uuid().optional() });

/** Finished workouts of all visible clients. */
export function CompletedWorkoutListScreen() {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [{ inPerson = false, ...filters }, setFilters] = useSearchParams(Filters);
  const workouts = useInfiniteApiQuery(
    completedWorkoutRoutes.list,
    filters,
    ({ completedWorkouts }) => completedWorkouts,
  );
  const client: Column<CompletedWorkoutCard> = {
    name: 'client',
    header: t('columns.client'),
    cell: ({ clientName }) => <strong>{clientName}</strong>,
  };
  const columns = [client, ...useWorkoutColumns()];
  const card = useWorkoutCard({ withClient: true });
  const onOpenChange = (isOpen: boolean) => setFilters({ inPerson: isOpen || undefined });

  return (
    <Screen
      title={t('list.title')}
      subtitle={t('list.facts')}
      actions={may('view clients') && <InPersonButton onOpenChange={onOpenChange} />}
    >
      <PagedList
        pages={workouts}
        label={t('list.title')}
        columns={columns}
        card={card}
        rowKey={({ id }) => id}
        link={({ id, clientId }) => completedWorkoutLink({ clientId }, id)}
        toolbar={
          <>
            {may('view clients') && (
              <ClientSelect value={filters.clientId} onChange={(clientId) => setFilters({ clientId })} maxWidth={360} />
            )}
            <WorkoutFilterBar filters={filters} onChange={setFilters} />
          </>
        }
        empty={<EmptyState illustration="weights" text={t('list.empty')} />}
        isFiltered={filters.clientId !== undefined || isFiltered(filters)}
      />
      <InPersonDrawer isOpen={inPerson} onOpenChange={onOpenChange} clientId={filters.clientId} />
    </Screen>
  );
}
