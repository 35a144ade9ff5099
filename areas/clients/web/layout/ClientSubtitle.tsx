import { Button, Group, Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { Client } from '../../contract.ts';
import { ClientStatusBadge } from '../ClientStatusBadge.tsx';
import { useResendInvitation } from '../queries.ts';

/** State, type, since when, and how the invitation stands. */
export function ClientSubtitle({ client }: { client: Client | undefined }) {
  const t = useTexts('clients');
  if (!client) return <Skeleton height={22} width={260} />;

  const { clientType, createdAt, isActive, isRegistered } = client;
  const since = t('head.since', { date: formatDate(createdAt) });
  const standing = isRegistered ? t('head.registered') : invitationOf(client, t);
  return (
    <Group gap="sm">
      <ClientStatusBadge client={client} />
      <span>{[clientType, since, standing].filter(Boolean).join(' · ')}</span>
      {isActive && !isRegistered && <ResendButton client={client} />}
    </Group>
  );
}

function invitationOf({ invitationExpiresAt }: Client, t: TFunction<'clients'>): string {
  if (!invitationExpiresAt) return t('head.notInvited');
  const until = formatDate(invitationExpiresAt);
  const isOver = Date.parse(invitationExpiresAt) < Date.now();
  return isOver ? t('head.expired', { until }) : t('head.invited', { until });
}

function ResendButton({ client: { id, email } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const resend = useResendInvitation(() => toast.success(t('done.resent', { email })));
  if (!may('update clients')) return null;

  return (
    <Button variant="light" size="compact-sm" loading={resend.isPending} onClick={() => resend.mutate({ id })}>
      {t('head.resend')}
    </Button>
  );
}
