import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useApiMutation } from '#shell/web/api/query.ts';
import { logout, restartSession } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { deletionRoutes } from '../contract/deletion.ts';
import { GuestPage } from './GuestPage.tsx';
import { OtherStudios } from './OtherStudios.tsx';

/** What an admin sees of an account that is closed: until when it can be opened again. */
export function ClosedAccountScreen() {
  const t = useTexts('account');
  const { accountName, deleteAfter } = useMe();
  const restoration = useApiMutation(deletionRoutes.restoreAccount, { onSuccess: () => void restartSession('/home') });
  // It was opened again in another tab.
  if (!deleteAfter) return <Navigate to="/home" replace />;

  return (
    <GuestPage
      title={t('closed.title', { account: accountName })}
      intro={t('closed.text', { date: formatDate(deleteAfter) })}
      takesFocus
    >
      <Button size="md" loading={restoration.isPending} onClick={() => restoration.mutate({})}>
        {t('closed.restore')}
      </Button>
      <OtherStudios />
      <Button variant="subtle" color="gray" onClick={() => void logout()}>
        {t('settings.access.logout')}
      </Button>
    </GuestPage>
  );
}
