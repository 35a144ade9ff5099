import { Box, Button, Group, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { memo, type ReactNode, Suspense } from 'react';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import type { Client, ClientHead } from '../contract.ts';
import { ClientHeadNote } from './ClientHeadNote.tsx';
import { ClientNotes } from './ClientNotes.tsx';
import { ClientStatusBadge } from './ClientStatusBadge.tsx';
import {
  useContact,
  useInvitation,
  useMealPlanAssignment,
  useProgramAssignment,
  useSampleRemoval,
} from './client-actions.ts';
import { type ClientTab, inOrderOf, useClientPages, usePrimaryAction } from './client-pages.ts';
import { ConsentWarnings } from './ConsentWarnings.tsx';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import classes from './ClientLayout.module.css';
import { useCareOf, useClientHead, useIsSecretary } from './queries.ts';

interface ClientLayoutProps {
  id: string;
  /** Id of the tab that is marked as current, also on screens below the path of the tab. */
  active: string;
  /** The primary action of the screen. */
  actions?: ReactNode;
  /**
   * Whether actions and content are health data, which are hidden while the client's consent is withdrawn. Only a screen that
   * the server answers without that consent says false.
   */
  isHealthData?: boolean;
  /** Why the content did not load; shown below the tabs, in its place. */
  error?: ApiError | null | undefined;
  children: ReactNode;
}

/** Header and tabs of every screen below `/clients/:id`. The screen must load the text namespace `clients`. */
export function ClientLayout(props: ClientLayoutProps) {
  const { id, active, actions, isHealthData = true, error: contentError, children } = props;
  const t = useTexts('clients');
  const may = useMay();
  const { client, head, error } = useClientHead(id);
  const isHidden = isHealthData && head?.withdrawnConsents.includes('health_data');
  if (error) return <RecordError error={error} />;

  return (
    <Screen
      title={head?.name ?? t('head.loading')}
      {...(may('view clients') && { back: { to: '/clients', label: t('head.back') } })}
      picture={<PersonAvatar name={head?.name ?? ''} size={52} />}
      hasActionRow
      subtitle={
        head ? (
          <div className={classes['subtitle']}>
            {client && <ClientSubtitle client={client} />}
            <ClientHeadNote clientId={id} className={classes['note']} />
          </div>
        ) : (
          <HeadSkeleton />
        )
      }
      actions={
        head ? (
          <>
            {may('update clients') && (
              <LinkButton
                to="/clients/$id/edit"
                params={{ id }}
                variant="default"
                aria-label={t('actions.edit')}
                classNames={iconOnPhone}
                leftSection={<IconPencil size={16} aria-hidden="true" />}
              >
                {t('actions.edit')}
              </LinkButton>
            )}
            {client?.isSample && may('delete clients') && <RemoveSampleButton id={id} />}
            <ContactButton client={head} />
            <AssignButton client={head} active={active} />
            {!isHidden && actions}
          </>
        ) : (
          <HiddenButton />
        )
      }
    >
      <ClientTabs id={id} active={active} />
      {head && <ConsentWarnings client={head} />}
      {client && active !== 'note' && <ClientNotes clients={[client]} />}
      {!isHidden && (contentError ? head && <RecordError error={contentError} /> : children)}
    </Screen>
  );
}

/** Not rendered again when the filters of a screen change. */
const ClientTabs = memo(function ClientTabs({ id, active }: Pick<ClientLayoutProps, 'id' | 'active'>) {
  const t = useTexts('clients');
  const may = useMay();
  const tabs = inOrderOf(useCareOf(id), useClientPages().tabs);
  return (
    <LinkTabs label={t('tabs.label')}>
      <Suspense fallback={<div className={classes['tabs']} />}>
        {tabs
          .filter(({ permission }) => may(permission))
          .map((tab) => (
            <LinkTab key={tab.id} to={tab.path as '/clients/$id'} params={{ id }} isCurrent={tab.id === active}>
              <TabLabel useLabel={tab.useLabel} />
            </LinkTab>
          ))}
      </Suspense>
    </LinkTabs>
  );
});

/** As high as the subtitle and the note of a client. */
function HeadSkeleton() {
  const may = useMay();
  const { headNote } = useClientPages();
  return (
    <div className={classes['subtitle']}>
      <Skeleton height="1.55em" width={180} />
      {headNote?.permissions.some(may) && <div className={classes['note']} />}
    </div>
  );
}

/** As high as the actions. They come together, because a button that comes later moves the others under the pointer. */
function HiddenButton() {
  return <Button variant="default" disabled style={{ visibility: 'hidden' }} />;
}

function RemoveSampleButton({ id }: { id: string }) {
  const t = useTexts('clients');
  const navigate = useNavigate();
  const removal = useSampleRemoval({ onSuccess: () => void navigate({ to: '/clients', replace: true }) });
  return (
    <Button
      variant="default"
      aria-label={t('actions.removeSample')}
      classNames={iconOnPhone}
      leftSection={<IconTrash size={16} aria-hidden="true" />}
      loading={removal.isPending}
      onClick={() => removal.run({ id })}
    >
      {t('actions.removeSample')}
    </Button>
  );
}

const ContactButton = memo(function ContactButton({ client }: { client: ClientHead }) {
  const may = useMay();
  const { label, permission, isHidden, onClick, icon: Icon } = useContact(client);
  if (isHidden || (permission && !may(permission))) return null;
  return (
    <Button
      variant="default"
      aria-label={label}
      classNames={iconOnPhone}
      leftSection={<Icon size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
});

/** Assigns a meal plan or a program, by what the caller cares for; the tab of the same has a button of its own. */
function AssignButton({ client, active }: { client: ClientHead; active: string }) {
  const mayAssignMealPlans = useMay()('update meal plans');
  const care = useCareOf(client.id);
  // Takes the room of the button, which would move the others under the pointer when it appears.
  if (care === null) return active !== 'programs' && <AssignLink client={client} tab="programs" isPending />;
  const tab = care === 'nutrition' && mayAssignMealPlans ? 'mealPlans' : 'programs';
  if (active === tab) return null;
  return active === 'overview' ? (
    <OverviewAssignLink client={client} tab={tab} />
  ) : (
    <AssignLink client={client} tab={tab} />
  );
}

interface AssignLinkProps {
  client: ClientHead;
  tab: 'mealPlans' | 'programs';
  isPrimary?: boolean;
  /** Whether it is unknown what the button assigns: it is invisible. */
  isPending?: boolean;
}

function OverviewAssignLink({ client, tab }: AssignLinkProps) {
  const primaryAction = usePrimaryAction(client.id);
  const isPrimary = primaryAction === 'assign-program' || primaryAction === 'assign-meal-plan';
  return <AssignLink client={client} tab={tab} isPrimary={isPrimary} />;
}

const AssignLink = memo(function AssignLink({ client, tab, isPrimary = false, isPending = false }: AssignLinkProps) {
  const may = useMay();
  const ofProgram = useProgramAssignment(client);
  const ofMealPlan = useMealPlanAssignment(client);
  const { label, permission, isHidden, link, icon: Icon } = tab === 'mealPlans' ? ofMealPlan : ofProgram;
  if (isHidden || !may(permission)) return null;
  return (
    <LinkButton
      {...(link as { to: string })}
      variant={isPrimary ? 'filled' : 'default'}
      {...(isPending && { style: { visibility: 'hidden' } as const })}
      aria-label={label}
      classNames={iconOnPhone}
      leftSection={<Icon size={16} aria-hidden="true" />}
    >
      {label}
    </LinkButton>
  );
});

/** Suspends while the texts of the tab's area are loading. */
function TabLabel({ useLabel }: Pick<ClientTab, 'useLabel'>) {
  return useLabel();
}

/** Status, type and creation date of the client, and the state of the invitation. */
const ClientSubtitle = memo(function ClientSubtitle({ client }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const { clientType, createdAt, isRegistered, isSample } = client;
  const invitation = useInvitation(client);
  const isSecretary = useIsSecretary();
  const [isLinkOpen, { open: openLink, close: closeLink }] = useDisclosure();
  const since = t('head.since', { date: formatDate(createdAt) });
  const invited = isRegistered ? null : invitationText(client, t);
  const parts = (isSample ? [t('head.sample')] : [clientType, invited]).filter(Boolean);
  // One line on a phone: the head of a client would take a third of the screen.
  const further = isSample
    ? []
    : [...(parts.length > 0 ? [''] : []), since, ...(isRegistered ? [t('head.registered')] : [])];
  return (
    <Group gap="sm" className={classes['status']}>
      <ClientStatusBadge client={client} />
      <span className={classes['statusText']}>
        {parts.join(' · ')}
        <Box component="span" visibleFrom="sm">
          {further.join(' · ')}
        </Box>
      </span>
      {!invitation.isHidden && may('update clients') && (
        <>
          <Button variant="light" size="compact-sm" loading={invitation.isPending} onClick={invitation.onClick}>
            {t(client.invitedAt ? 'head.resend' : 'actions.invite')}
          </Button>
          {!isSecretary && (
            <Button variant="light" size="compact-sm" onClick={openLink}>
              {t('invitationLink.action')}
            </Button>
          )}
          <InvitationLinkDialog client={client} opened={isLinkOpen} onClose={closeLink} />
        </>
      )}
    </Group>
  );
});

function invitationText({ invitationExpiresAt: expiresAt }: Client, t: TFunction<'clients'>): string {
  if (!expiresAt) return t('head.notInvited');
  const isExpired = Date.parse(expiresAt) < Date.now();
  return t(isExpired ? 'head.expired' : 'head.invited', { until: formatDate(expiresAt) });
}
