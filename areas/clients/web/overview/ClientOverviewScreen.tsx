import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useMay } from '#shell/web/session.ts';
import type { ClientPanel } from '../client-pages.ts';
import { ClientLayout } from '../ClientLayout.tsx';
import { useClient } from '../queries.ts';
import classes from './ClientOverviewScreen.module.css';
import { BodySection, ContactSection, DangerSection, NoteSection } from './DetailSections.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';

type LoadedPanel = Pick<ClientPanel, 'id' | 'permission'> & { Panel: Awaited<ReturnType<ClientPanel['load']>> };

/** Creates the overview screen: `panels` of other areas and the note at the left, details at the right. */
export function createOverviewScreen(panels: readonly LoadedPanel[]): ComponentType {
  return function ClientOverviewScreen() {
    const { id = '' } = useParams({ strict: false });
    const may = useMay();
    const client = useClient(id).record;

    return (
      <ClientLayout id={id} active="overview">
        <div className={classes['columns']}>
          <div className={classes['column']}>
            {panels
              .filter(({ permission }) => may(permission))
              .map(({ id: panelId, Panel }) => (
                <Panel key={panelId} clientId={id} />
              ))}
            {client && <NoteSection client={client} />}
          </div>
          <div className={classes['column']}>
            {!client && <Skeleton height={320} />}
            {client && (
              <>
                <ContactSection client={client} />
                <BodySection client={client} />
                <SubscriptionSection key={client.subscriptionEnd} client={client} />
                <DangerSection client={client} />
              </>
            )}
          </div>
        </div>
      </ClientLayout>
    );
  };
}
