import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import { useMay } from '#shell/web/session.ts';
import type { Client } from '../../contract.ts';
import { ClientLayout } from '../layout/ClientLayout.tsx';
import { useClient } from '../queries.ts';
import classes from './ClientOverviewScreen.module.css';
import { DangerSection } from './DangerSection.tsx';
import { BodySection, ContactSection } from './DetailSections.tsx';
import { NoteSection } from './NoteSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';

/** What an area above this one shows of a client: their programs, their last workouts. */
export interface ClientPanel {
  name: string;
  permission: Permission;
  Panel: ComponentType<{ clientId: string }>;
}

export function createOverviewScreen(panels: readonly ClientPanel[]): ComponentType {
  return function ClientOverviewScreen() {
    return <ClientOverview panels={panels} />;
  };
}

/** The page of a client: what they are doing, and who they are beside it. */
function ClientOverview({ panels }: { panels: readonly ClientPanel[] }) {
  const { id = '' } = useParams({ strict: false });
  const may = useMay();
  const client = useClient(id).data?.client;

  return (
    <ClientLayout id={id} active="overview">
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {panels
            .filter(({ permission }) => may(permission))
            .map(({ name, Panel }) => (
              <Panel key={name} clientId={id} />
            ))}
          {client && <NoteSection client={client} />}
        </div>
        <div className={classes['column']}>{client ? <Facts client={client} /> : <Skeleton height={320} />}</div>
      </div>
    </ClientLayout>
  );
}

function Facts({ client }: { client: Client }) {
  return (
    <>
      <ContactSection client={client} />
      <BodySection client={client} />
      <SubscriptionSection key={client.subscriptionEnd} client={client} />
      <DangerSection client={client} />
    </>
  );
}
