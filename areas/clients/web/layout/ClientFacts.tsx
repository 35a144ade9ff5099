import { Button, Group, Skeleton } from '@mantine/core';
import { useMay } from '#shell/web/session.ts';
import { date } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { Client } from '../../contract.ts';
import { ClientState } from '../ClientState.tsx';
import { useResendInvitation } from '../queries.ts';

/** State, type, since when, and how the invitation stands. */
export function ClientFacts({ client }: { client: Client | undefined }) {
  const t = useTexts('clients');
  if (!client) return <Skeleton height={22} width={260} />;

  const { clientType, createdAt, isRegistered } = client;
  const since = t('head.since', { date: date(createdAt) });
  return (
    <Group gap="sm">
      <ClientState of={client} />
      <span>{[clientType, since, isRegistered && t('head.registered')].filter(Boolean).join(' · ')}</span>
      {!isRegistered && <Invitation client={client} />}
    </Group>
  );
}

function Invitation({ client: { id, email, isActive, invitedAt, invitationExpiresAt } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const resend = useResendInvitation(() => toast.success(t('done.resent', { email })));
  const until = invitationExpiresAt && date(invitationExpiresAt);
  const isOver = invitationExpiresAt !== null && Date.parse(invitationExpiresAt) < Date.now();

  function standing() {
    if (!until || !invitedAt) return t('head.notInvited');
    return isOver ? t('head.expired', { until }) : t('head.invited', { date: date(invitedAt), until });
  }

  return (
    <>
      <span>{standing()}</span>
      {isActive && may('update clients') && (
        <Button variant="light" size="compact-sm" loading={resend.isPending} onClick={() => resend.mutate({ id })}>
          {t('head.resend')}
        </Button>
      )}
    </>
  );
}
