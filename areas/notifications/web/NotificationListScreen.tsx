import { Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useList } from '#shell/web/lists/use-list.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { notificationRoutes } from '../contract.ts';
import { NotificationFilters } from '../contract/filters.ts';
import { NotificationList } from './NotificationList.tsx';
import { useMarkAllRead } from './queries.ts';
import { useUnread } from './use-unread.ts';

const PushCard = lazy(async () => ({ default: (await import('./push/PushCard.tsx')).PushCard }));

/** The notifications of the user. */
export function NotificationListScreen() {
  const t = useTexts('notifications');
  const { count } = useUnread();
  const markAll = useMarkAllRead();
  const list = useList({
    route: notificationRoutes.list,
    filters: NotificationFilters,
    rows: ({ notifications }) => notifications,
  });
  const [newest] = list.pages.rows;
  // The rows of a topic or a client do not have the newest of all.
  const isUnfiltered = !list.filters.group && !list.filters.clientId;

  return (
    <Screen
      title={t('title')}
      subtitle={count > 0 ? t('unreadCount', { count }) : t('subtitle')}
      actions={
        <>
          <LinkButton
            to="/settings/$section"
            params={{ section: 'notifications' }}
            variant="default"
            aria-label={t('settings.link')}
            classNames={iconOnPhone}
            leftSection={<IconSettings size={16} aria-hidden="true" />}
          >
            {t('settings.link')}
          </LinkButton>
          {count > 0 && newest && isUnfiltered && !isClientView() && (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} aria-hidden="true" />}
              loading={markAll.isPending}
              onClick={() => markAll.mutate({ until: newest.createdAt })}
            >
              {t('markAllRead')}
            </Button>
          )}
        </>
      }
    >
      {newest && (
        <Suspense>
          <PushCard />
        </Suspense>
      )}
      <NotificationList list={list} isOwn empty={{ illustration: 'list', text: t('empty') }} />
    </Screen>
  );
}
