import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GuestPage, OtherStudios } from '#areas/account/web/public.tsx';
import { useApiMutation } from '#shell/web/api/query.ts';
import { logout, restartSession } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { erasureRoutes } from '../contract/erasure.ts';

/** What a client sees who waits for the deletion of their data: until when they can take it back. */
export function OwnErasureScreen({ archive }: { archive?: ReactNode }) {
  const t = useTexts('clients');
  const shared = useTexts('account');
  const { accountName, deleteAfter, endedAccess } = useMe();
  const withdrawal = useApiMutation(erasureRoutes.withdrawErasure, { onSuccess: () => void restartSession('/home') });
  // The deletion was cancelled in another tab, or the studio has deactivated the client, whose only page is `/own-data`.
  if (!deleteAfter || endedAccess) return <Navigate to="/home" replace />;

  return (
    <GuestPage
      title={t('erasure.waiting.title', { date: formatDate(deleteAfter) })}
      intro={t('erasure.waiting.text', { account: accountName })}
      takesFocus
    >
      <Button size="md" loading={withdrawal.isPending} onClick={() => withdrawal.mutate({})}>
        {t('erasure.waiting.withdraw')}
      </Button>
      {archive}
      <OtherStudios />
      <Button variant="subtle" color="gray" onClick={() => void logout()}>
        {shared('settings.access.logout')}
      </Button>
    </GuestPage>
  );
}
