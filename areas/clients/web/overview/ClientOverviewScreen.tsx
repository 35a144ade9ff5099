import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { RevealWhenLoaded } from '#shell/web/widgets/RevealWhenLoaded.tsx';
import { type ClientAction, type ClientPanel, inOrderOf, useClientPages, usePrimaryAction } from '../client-pages.ts';
import { ClientLayout } from '../ClientLayout.tsx';
import { useCareOf, useClient, useHidesHealthData, useIsCoached, useIsOwner, useIsSecretary } from '../queries.ts';
import classes from './ClientOverviewScreen.module.css';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { BodySection, ContactSection, DangerSection, NoteSection } from './DetailSections.tsx';
import { OwnSettingsSection } from './OwnSettingsSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';

type LoadedPanel = Pick<ClientPanel, 'id' | 'permission' | 'isForAdmins' | 'care' | 'isHealthData'> & {
  Panel: Awaited<ReturnType<ClientPanel['load']>>;
};

/**
 * Creates the overview screen: `panels` of other areas and the note at the left, details at the right. A secretary has the permission of no
 * panel, so the contacts are at the left.
 */
export function createOverviewScreen(panels: readonly LoadedPanel[]): ComponentType {
  return function ClientOverviewScreen() {
    const { id = '' } = useParams({ strict: false });
    const may = useMay();
    const client = useClient(id).record;
    const hidesHealth = useHidesHealthData(id);
    const care = useCareOf(id);
    const isOwner = useIsOwner();
    const isShown = ({ permission, isForAdmins, isHealthData }: LoadedPanel) =>
      may(permission) && (isOwner || !isForAdmins) && !(isHealthData && hidesHealth);
    const isSecretary = useIsSecretary();
    const details = client && (
      <>
        <ContactSection client={client} />
        <BodySection client={client} />
      </>
    );

    return (
      <ClientLayout id={id} active="overview" isHealthData={false} actions={<OverviewActions clientId={id} />}>
        <RevealWhenLoaded key={id} fallback={<SkeletonColumns />}>
          <div className={classes['columns']}>
            <div className={classes['column']}>
              {inOrderOf(care, panels)
                .filter(isShown)
                .map(({ id: panelId, Panel }) => (
                  <Panel key={panelId} clientId={id} />
                ))}
              {client && <NoteSection client={client} />}
              {isSecretary && details}
            </div>
            <div className={classes['column']}>
              {client && (
                <>
                  {!isSecretary && details}
                  <SubscriptionSection key={client.subscriptionEnd} client={client} />
                  <OwnSettingsSection client={client} />
                  {client.isRegistered && <ConsentsPanel client={client} />}
                  {!client.isSample && <DangerSection client={client} />}
                </>
              )}
            </div>
          </div>
        </RevealWhenLoaded>
      </ClientLayout>
    );
  };
}

function SkeletonColumns() {
  return (
    <div className={classes['columns']}>
      <Skeleton height={320} />
      <Skeleton height={320} />
    </div>
  );
}

function OverviewActions({ clientId: id }: { clientId: string }) {
  const may = useMay();
  const hidesHealth = useHidesHealthData(id);
  const primaryAction = usePrimaryAction(id);
  const isCoached = useIsCoached(id);
  const actions = useClientPages().actions.filter(
    ({ permission, isHealthData }) => may(permission) && !(isHealthData && hidesHealth),
  );

  if (!isCoached) return null;
  return actions.map(({ id: actionId, path, search, useLabel }, index) => (
    <LinkButton
      key={actionId}
      to={path as '/clients/$id'}
      params={{ id }}
      search={search as never}
      variant={index === 0 && primaryAction === 'first-action' ? 'filled' : 'default'}
    >
      <Suspense>
        <ActionLabel useLabel={useLabel} />
      </Suspense>
    </LinkButton>
  ));
}

/** Loads the texts of the area it names. */
function ActionLabel({ useLabel }: Pick<ClientAction, 'useLabel'>) {
  return useLabel();
}
