import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useApiMutation } from '#shell/web/api/query.ts';
import { logout, restartSession, switchAccount } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { deletionRoutes } from '../contract/deletion.ts';
import { GuestPage } from './GuestPage.tsx';

/** What an admin sees of an account that is closed: until when it can be opened again. */
export function ClosedAccountScreen() {
  const t = useTexts('account');
  const { accountName, deleteAfter, memberships, membershipId } = useMe();
  const restoration = useApiMutation(deletionRoutes.restoreAccount, { onSuccess: () => void restartSession('/home') });
  // It was opened again in another tab.
  if (!deleteAfter) return <Navigate to="/home" replace />;

  const others = memberships.filter(({ id }) => id !== membershipId);

  return (
    <GuestPage
      title={t('closed.title', { account: accountName })}
      intro={t('closed.text', { date: formatDate(deleteAfter) })}
      takesFocus
    >
      <Button size="md" loading={restoration.isPending} onClick={() => restoration.mutate({})}>
        {t('closed.restore')}
      </Button>
      {others.map(({ id, accountName: name }) => (
        <Button key={id} variant="default" size="md" onClick={() => void switchAccount(id)}>
          {t('settings.access.switch', { account: name })}
        </Button>
      ))}
      <Button variant="subtle" color="gray" onClick={() => void logout()}>
        {t('settings.access.logout')}
      </Button>
    </GuestPage>
  );
}
