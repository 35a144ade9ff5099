import { IconPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ClientLayout, useClientHead } from '#areas/clients/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LocalPhotos } from './list/LocalPhotos.tsx';
import { PhotoSetList } from './list/PhotoSetList.tsx';
import classes from './Photos.module.css';

/** The photos of a client. While a consent is withdrawn the layout says why there are none. */
export function ClientProgressScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('progress');
  const may = useMay();
  const subject = useMemo(() => ({ clientId: id }), [id]);
  const { client } = useClientHead(id);
  const isHidden = client?.withdrawnConsents.includes('photos') ?? false;
  const mayChange = may('update health records');
  const create = mayChange && !isHidden && (
    <LinkButton
      to="/clients/$id/progress/create"
      params={{ id }}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('add')}
    </LinkButton>
  );

  return (
    <ClientLayout id={id} active="progress" actions={create}>
      {client && !isHidden && (
        <div className={classes['list']}>
          <LocalPhotos subject={subject} createPath={`/clients/${id}/progress/create`} />
          <PhotoSetList
            subject={subject}
            mayChange={mayChange}
            empty={t('client.empty', { name: firstNameOf(client.name) })}
          />
        </div>
      )}
    </ClientLayout>
  );
}
