import { Button, Group, Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Client } from '../../contract.ts';
import { ClientStatusBadge } from '../ClientStatusBadge.tsx';
import { useClientActions } from '../client-actions.ts';

/** Status, type, since when, and the state of the invitation. */
export function ClientSubtitle({ client }: { client: Client | undefined }) {
  const t = useTexts('clients');
  if (!client) return <Skeleton height={22} width={260} />;

  const { clientType, createdAt, isRegistered } = client;
  const since = t('head.since', { date: formatDate(createdAt) });
  const registration = isRegistered ? t('head.registered') : invitationText(client, t);
  return (
    <Group gap="sm">
      <ClientStatusBadge client={client} />
      <span>{[clientType, since, registration].filter(Boolean).join(' · ')}</span>
      <InviteButton client={client} />
    </Group>
  );
}

function invitationText({ invitationExpiresAt: expiresAt }: Client, t: TFunction<'clients'>): string {
  if (!expiresAt) return t('head.notInvited');
  const isExpired = Date.parse(expiresAt) < Date.now();
  return t(isExpired ? 'head.expired' : 'head.invited', { until: formatDate(expiresAt) });
}

function InviteButton({ client }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const { isHidden, isPending = false, onClick } = useClientActions(client).invite;
  if (isHidden || !may('update clients')) return null;

  return (
    <Button variant="light" size="compact-sm" loading={isPending} onClick={onClick}>
      {t('head.resend')}
    </Button>
  );
}
