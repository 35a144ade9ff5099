import { Select } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ClientLayout, useClientName } from '#areas/clients/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedCards } from '#shell/web/lists/PagedCards.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { MediaFilters, mediaKinds, mediaOrigins, mediaRoutes } from '../contract.ts';
import classes from './Media.module.css';
import { MediumTile } from './MediumTile.tsx';

/** Everything that a client has sent, by kind and place. */
export function ClientMediaScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <ClientLayout id={id} active="media">
      <Filters />
      <MediaList clientId={id} />
    </ClientLayout>
  );
}

function Filters() {
  const t = useTexts('media');
  const [{ kind, origin }, setParams] = useSearchParams(MediaFilters);
  const all = { value: '', label: t('filters.all') };

  return (
    <div className={classes['filters']}>
      <Select
        label={t('filters.kind')}
        data={[all, ...mediaKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        value={kind ?? ''}
        allowDeselect={false}
        onChange={(value) => setParams({ kind: mediaKinds.find((one) => one === value) })}
      />
      <Select
        label={t('filters.origin')}
        data={[all, ...mediaOrigins.map((value) => ({ value, label: t(`origins.${value}`) }))]}
        value={origin ?? ''}
        allowDeselect={false}
        onChange={(value) => setParams({ origin: mediaOrigins.find((one) => one === value) })}
      />
    </div>
  );
}

function MediaList({ clientId }: { clientId: string }) {
  const t = useTexts('media');
  const [{ kind, origin }] = useSearchParams(MediaFilters);
  const name = useClientName(clientId);
  const pages = useInfiniteApiQuery(mediaRoutes.list, { clientId, kind, origin }, ({ media }) => media);
  const empty = kind || origin ? t('none') : t('empty', { name: firstNameOf(name) });

  return (
    <PagedCards pages={pages} empty={<EmptyState illustration="list" text={empty} />}>
      <ul className={classes['tiles']}>
        {pages.rows.map((medium) => (
          <li key={medium.id}>
            <MediumTile clientId={clientId} medium={medium} />
          </li>
        ))}
      </ul>
    </PagedCards>
  );
}
