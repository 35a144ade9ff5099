import { Loader, Stack, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { app } from '#shell/web/app.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { switchAccount } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { openPath, pathOf } from '../rules/link.ts';
import { useMarkRead } from './queries.ts';

const OpenParams = z.object({ membership: z.uuid().optional() });
export type OpenParams = z.output<typeof OpenParams>;

/** The address in pushes and mails: marks the notification as read and continues to its page, in the account it is of. */
export function OpenNotificationScreen() {
  const { id = '' } = useParams({ strict: false });
  return <Opening key={id} id={id} />;
}

function Opening({ id }: { id: string }) {
  const t = useTexts('notifications');
  const [{ membership }] = useSearchParams(OpenParams);
  const { membershipId, memberships } = useMe();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const markRead = useMarkRead();
  const error = failure ?? markRead.error;
  const open = useEffectEvent(() => {
    const isOther = membership && membership !== membershipId && memberships.some((one) => one.id === membership);
    if (isOther) void switchAndOpen({ id, membershipId: membership }).catch(setFailure);
    else
      markRead.mutate(
        { id },
        { onSuccess: ({ notification }) => void app().navigate(pathOf(notification), { replace: true }) },
      );
  });

  // Synchronises with the server: opening the page reads the notification.
  useEffect(() => open(), []);

  return (
    <Screen title={t('open.title')}>
      {error ? (
        <Stack align="flex-start" role="alert">
          <Text>{error.status === 404 ? t('open.gone') : messageOf(error)}</Text>
          <LinkButton to="/notifications">{t('open.back')}</LinkButton>
        </Stack>
      ) : (
        <Loader size="sm" color="gray" />
      )}
    </Screen>
  );
}

/** This screen is left meanwhile, because it shows the former account. */
async function switchAndOpen(notification: Parameters<typeof openPath>[0]): Promise<void> {
  await switchAccount(notification.membershipId, '/notifications');
  await app().navigate(openPath(notification), { replace: true });
}
