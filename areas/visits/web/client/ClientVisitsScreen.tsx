import { IconPlus, IconTable } from '@tabler/icons-react';
import { linkOptions, useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';
import { VisitMenu } from '../list/VisitMenu.tsx';
import { energyText, nextVisitText, StateInList, useFatText, weightText } from '../visit-text.tsx';

/** The visits of a client, the newest first. */
export function ClientVisitsScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('visits');
  const fatText = useFatText();
  const mayCreate = useMay()('create visits');
  const pages = useInfiniteApiQuery(visitRoutes.listOfClient, { clientId: id }, ({ visits }) => visits);
  const create = mayCreate && (
    <LinkButton to="/visits/create" search={{ clientId: id }} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('new')}
    </LinkButton>
  );
  const actions = pages.rows.length > 0 && (
    <>
      <LinkButton
        to="/clients/$id/visits/values"
        params={{ id }}
        variant="default"
        aria-label={t('values.title')}
        classNames={iconOnPhone}
        leftSection={<IconTable size={18} aria-hidden="true" />}
      >
        {t('values.title')}
      </LinkButton>
      {create}
    </>
  );

  return (
    <ClientLayout id={id} active="visits" actions={actions}>
      <PagedList
        pages={pages}
        label={t('title')}
        columns={[
          { name: 'takenOn', header: t('fields.takenOn'), cell: ({ takenOn }) => formatDate(takenOn), card: 'title' },
          { name: 'weight', header: t('columns.weight'), cell: weightText, isNumber: true, card: 'subtitle' },
          { name: 'fat', header: t('columns.fat'), cell: fatText, isNumber: true, card: 'subtitle' },
          { name: 'energy', header: t('columns.energy'), cell: energyText, isNumber: true },
          { name: 'next', header: t('fields.nextVisitOn'), cell: nextVisitText },
          { name: 'author', header: t('columns.author'), cell: ({ authorName }) => authorName },
          {
            name: 'state',
            header: t('columns.state'),
            cell: ({ state, notCounted }) => <StateInList state={state} notCounted={notCounted} />,
            card: 'state',
          },
        ]}
        link={(visit) => linkOptions({ to: '/visits/$id/edit', params: { id: visit.id } })}
        rowActions={(visit) => <VisitMenu visit={visit} />}
        empty={<EmptyState illustration="list" text={t('client.empty')} action={create} />}
      />
      <DeletedRecords
        lists={[{ routes: visitRoutes }]}
        permission="delete visits"
        invalidates={visitInvalidations}
        query={{ clientId: id }}
      />
    </ClientLayout>
  );
}
