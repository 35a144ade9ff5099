import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { linkDays } from '#areas/account/contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { firstNameOf } from '#shell/common/names.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { ShareLink } from '#shell/web/widgets/ShareLink.tsx';
import { type Client, clientRoutes } from '../contract.ts';
import { isMinorOn } from '../rules/minors.ts';
import { invitationInvalidations } from './queries.ts';

interface InvitationLinkProps {
  client: Pick<Client, 'id' | 'name' | 'phone' | 'birthDate'>;
  opened: boolean;
  onClose: () => void;
}

/** Makes a link of the invitation to copy or share. It replaces the one that was mailed. */
export function InvitationLinkDialog({ client, opened, onClose }: InvitationLinkProps) {
  const t = useTexts('clients');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('invitationLink.title', { name: client.name })}>
      <InvitationLink client={client} />
    </Dialog>
  );
}

function InvitationLink({ client: { id, name, phone, birthDate } }: Pick<InvitationLinkProps, 'client'>) {
  const t = useTexts('clients');
  const { accountName: studio, timeZone } = useMe();
  const creation = useApiMutation(clientRoutes.createInvitationLink, { invalidates: invitationInvalidations });
  const token = creation.data?.token;

  if (creation.isPending) return <Skeleton height={120} />;
  return (
    <Stack gap="md" align="stretch">
      <Text size="sm">{t('invitationLink.text', { count: linkDays.client })}</Text>
      {isMinorOn(todayIn(timeZone), birthDate) && <Text size="sm">{t('minor.registers')}</Text>}
      {token ? (
        <ShareLink
          label={t('invitationLink.label')}
          url={`${window.location.origin}/register-client?token=${token}`}
          text={t('invitationLink.message', { name: firstNameOf(name), studio })}
          phone={phone}
        />
      ) : (
        <Button onClick={() => creation.mutate({ id })}>{t('invitationLink.create')}</Button>
      )}
    </Stack>
  );
}
