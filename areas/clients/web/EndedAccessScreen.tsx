import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { GuestPage, OtherStudios } from '#areas/account/web/public.tsx';
import { useApiMutation } from '#shell/web/api/query.ts';
import { logout, reloadSession, restartSession } from '#shell/web/change-session.ts';
import { meQuery, useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { erasureGraceDays, erasureRoutes } from '../contract/erasure.ts';
import classes from './EndedAccessScreen.module.css';
import { ErasureButton } from './settings/ErasureSection.tsx';

const recheckMs = 15_000;

interface EndedAccessProps {
  /** The archive of the data, and the button that asks for it. */
  archive: ReactNode;
  /** The archive that was made before, while the client waits for the deletion. */
  readyArchive: ReactNode;
}

/** The only page of a deactivated client, where they download their data and ask for its deletion. */
export function EndedAccessScreen({ archive, readyArchive }: EndedAccessProps) {
  const t = useTexts('clients');
  const shared = useTexts('account');
  const { accountName, deleteAfter, endedAccess } = useMe();
  // Synchronises with the server: this session has no live events, and the studio may give the access back.
  useQuery({ ...meQuery, refetchInterval: recheckMs, refetchOnWindowFocus: 'always' });
  if (!endedAccess) return <Returned />;
  const { endedAt, email } = endedAccess;

  return (
    <GuestPage
      title={t('ended.title')}
      intro={t('ended.text', { account: accountName, date: formatDate(endedAt) })}
      takesFocus
    >
      <Part title={t('ended.download')}>
        {deleteAfter ? readyArchive : archive}
        {deleteAfter && <Text size="sm">{t('ended.renewal')}</Text>}
      </Part>
      <Part title={t('erasure.title')}>
        {deleteAfter ? <PendingErasure deleteAfter={deleteAfter} /> : <ErasureRequest />}
      </Part>
      <Part title={t('ended.contact')}>
        <Text size="sm">{t('ended.contactText', { account: accountName })}</Text>
        {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Part>
      <OtherStudios />
      <Button variant="subtle" color="gray" onClick={() => void logout()}>
        {shared('settings.access.logout')}
      </Button>
    </GuestPage>
  );
}

/** Restarts the session of a client whom the studio has restored: they have permissions and pages again. */
function Returned() {
  // Synchronises with the session, whose cached responses are no longer valid.
  useEffect(() => void restartSession('/home'), []);
  return null;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['section']} aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

function ErasureRequest() {
  const t = useTexts('clients');

  return (
    <>
      <Text size="sm">{t('ended.erasure', { count: erasureGraceDays })}</Text>
      <Group>
        <ErasureButton />
      </Group>
    </>
  );
}

function PendingErasure({ deleteAfter }: { deleteAfter: string }) {
  const t = useTexts('clients');
  const withdrawal = useApiMutation(erasureRoutes.withdrawErasure, { onSuccess: () => void reloadSession() });

  return (
    <>
      <Text size="sm" role="status">
        {t('ended.pending', { date: formatDate(deleteAfter) })}
      </Text>
      <Group>
        <Button variant="default" loading={withdrawal.isPending} onClick={() => withdrawal.mutate({})}>
          {t('erasure.waiting.withdraw')}
        </Button>
      </Group>
    </>
  );
}
