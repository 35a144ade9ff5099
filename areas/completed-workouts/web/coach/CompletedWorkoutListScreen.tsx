import { ClientSelect } from '#areas/clients/web/public.tsx';
import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { completedWorkoutRoutes } from '../../contract.ts';
import { CompletedWorkoutFilters } from '../../contract/filters.ts';
import { BegunWorkouts } from '../BegunWorkouts.tsx';
import { useWorkoutCard, useWorkoutColumns, useWorkoutFields } from '../columns.tsx';
import { completedWorkoutLink } from '../links.ts';
import { InPerson } from './InPerson.tsx';

/** Finished workouts of all visible clients. */
export function CompletedWorkoutListScreen() {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const list = useList({
    route: completedWorkoutRoutes.list,
    filters: CompletedWorkoutFilters,
    rows: ({ completedWorkouts }) => completedWorkouts,
  });
  const client: FilterField<typeof list.filters> = {
    kind: 'custom',
    name: 'clientId',
    render: (field) => <ClientSelect {...field} maxWidth={360} />,
  };
  const pain: FilterField<typeof list.filters> = {
    kind: 'segments',
    name: 'pain',
    label: t('detail.pain'),
    options: [
      { value: undefined, label: t('list.allPain') },
      { value: true, label: t('list.withPain') },
    ],
  };
  const fields = [...useWorkoutFields(), pain];

  return (
    <Screen
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={may('view clients') && <InPerson clientId={list.filters.clientId} />}
    >
      <BegunWorkouts workouts={list.pages.firstPage?.begun} withClient />
      <FilteredList
        list={list}
        label={t('list.title')}
        columns={[
          { name: 'client', header: t('columns.client'), cell: ({ clientName }) => clientName, card: 'title' },
          ...useWorkoutColumns(),
        ]}
        card={useWorkoutCard({ withClient: true })}
        fields={may('view clients') ? [client, ...fields] : fields}
        link={({ id, clientId }) => completedWorkoutLink({ clientId }, id)}
        empty={{ illustration: 'weights', text: t('list.empty') }}
      />
    </Screen>
  );
}
