import { Loader, Stack, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { app } from '#shell/web/app.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { switchAccount, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { pathOf } from '../rules/link.ts';
import { useMarkRead } from './queries.ts';

const OpenParams = z.object({ membership: z.uuid().optional() });
export type OpenParams = z.output<typeof OpenParams>;

/** The address in pushes and mails: marks the notification as read and continues to its page, in the account it is of. */
export function OpenNotificationScreen() {
  const t = useTexts('notifications');
  const { id = '' } = useParams({ strict: false });
  const [{ membership }] = useSearchParams(OpenParams);
  const { membershipId, memberships } = useMe();
  const markRead = useMarkRead();
  const open = useEffectEvent(async () => {
    const isOther = membership && membership !== membershipId && memberships.some((one) => one.id === membership);
    if (isOther) await switchAccount(membership);
    markRead.mutate(
      { id },
      { onSuccess: ({ notification }) => void app().navigate(pathOf(notification), { replace: true }) },
    );
  });

  // Synchronises with the server: opening the page reads the notification.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another notification
  useEffect(() => void open(), [id]);

  return (
    <Screen title={t('open.title')}>
      {markRead.error ? (
        <Stack align="flex-start" role="alert">
          <Text>{markRead.error.status === 404 ? t('open.gone') : markRead.error.message}</Text>
          <LinkButton to="/notifications">{t('open.back')}</LinkButton>
        </Stack>
      ) : (
        <Loader size="sm" color="gray" />
      )}
    </Screen>
  );
}
