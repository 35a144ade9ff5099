import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ClientLayout, useClientHead } from '#areas/clients/web/public.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { notificationRoutes } from '../contract.ts';
import { NotificationFilters } from '../contract/filters.ts';
import { NotificationList } from './NotificationList.tsx';

const filters = NotificationFilters.omit({ clientId: true });

/** The notifications of a client, and whether they have read them. */
export function ClientNotificationsScreen() {
  const t = useTexts('notifications');
  const { id: clientId = '' } = useParams({ strict: false });
  const { client } = useClientHead(clientId);
  const list = useList({
    route: notificationRoutes.ofClient,
    filters,
    rows: ({ notifications }) => notifications,
    params: { clientId },
  });
  const name = client?.name ?? '';

  return (
    <ClientLayout id={clientId} active="notifications" isHealthData={false}>
      <Text size="sm" c="dimmed" mb="sm">
        {client && t('client.subtitle', { name })}
      </Text>
      <NotificationList
        list={list}
        isOwn={false}
        empty={{
          illustration: 'list',
          text: client?.isRegistered === false ? t('client.notRegistered') : t('client.empty', { name }),
        }}
      />
    </ClientLayout>
  );
}
