import { linkOptions } from '@tanstack/react-router';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { visitStates } from '../../contract.ts';
import { VisitFilters, visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';
import { energyText, nextVisitText, StateInList, useFatText, weightText } from '../visit-text.tsx';
import { VisitMenu } from './VisitMenu.tsx';

/** All visits, the newest first. */
export function VisitListScreen() {
  const t = useTexts('visits');
  const fatText = useFatText();
  const may = useMay();
  const list = useList({ route: visitRoutes.list, filters: VisitFilters, rows: ({ visits }) => visits });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={[
        {
          name: 'client',
          header: t('columns.client'),
          cell: ({ clientName }) => clientName,
          card: 'title',
          width: '28%',
        },
        {
          name: 'takenOn',
          header: t('fields.takenOn'),
          cell: ({ takenOn }) => formatDate(takenOn),
          card: 'subtitle',
        },
        { name: 'weight', header: t('columns.weight'), cell: weightText, isNumber: true, card: 'subtitle' },
        { name: 'fat', header: t('columns.fat'), cell: fatText, isNumber: true },
        { name: 'energy', header: t('columns.energy'), cell: energyText, isNumber: true },
        { name: 'next', header: t('fields.nextVisitOn'), cell: nextVisitText },
        {
          name: 'state',
          header: t('columns.state'),
          cell: ({ state, notCounted }) => <StateInList state={state} notCounted={notCounted} />,
          card: 'state',
        },
      ]}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'state',
          label: t('columns.state'),
          options: [
            { value: undefined, label: t('states.all') },
            ...visitStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ],
        },
        { kind: 'custom', name: 'clientId', render: (field) => <ClientSelect {...field} /> },
      ]}
      link={({ id }) => linkOptions({ to: '/visits/$id/edit', params: { id } })}
      rowActions={(visit) => <VisitMenu visit={visit} />}
      {...(may('view clients') && {
        create: { label: t('new'), permission: 'create visits', link: linkOptions({ to: '/visits/create' }) },
      })}
      empty={{
        illustration: 'list',
        ...(list.pages.firstPage?.hidesVisits ? { text: t('hidden'), readingText: t('hidden') } : { text: t('empty') }),
      }}
    >
      <DeletedRecords lists={[{ routes: visitRoutes }]} permission="delete visits" invalidates={visitInvalidations} />
    </ListScreen>
  );
}
