import { Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { BroadcastFilters, broadcastRoutes } from '../contract.ts';
import { BroadcastStatusBadge } from './BroadcastStatusBadge.tsx';

/** The messages to many clients that the user sent or will send; an admin sees those of all. */
export function BroadcastListScreen() {
  const t = useTexts('broadcasts');
  const chats = useTexts('chats');
  const isAdmin = hasRole(useMe(), 'admin');
  const list = useList({
    route: broadcastRoutes.list,
    filters: BroadcastFilters,
    rows: ({ broadcasts }) => broadcasts,
  });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      back={{ to: '/chats', label: chats('title') }}
      list={list}
      columns={[
        {
          name: 'text',
          header: t('columns.text'),
          cell: ({ text, attachment }) => (
            <Text component="span" inherit lineClamp={2}>
              {text.split('\n', 1)[0] || attachment?.filename}
            </Text>
          ),
          card: 'title',
        },
        isAdmin && {
          name: 'author',
          header: t('columns.author'),
          width: 180,
          cell: ({ author }) => author.name,
          card: 'subtitle',
        },
        {
          name: 'sendAt',
          header: t('columns.sendAt'),
          width: 190,
          cell: ({ sendAt }) => t('at', { day: formatDate(sendAt), time: formatTime(sendAt) }),
          card: 'subtitle',
        },
        {
          name: 'sent',
          header: t('columns.sent'),
          width: 120,
          isNumber: true,
          cell: ({ sent, recipients }) => t('sentOf', { sent, recipients }),
          card: 'subtitle',
        },
        {
          name: 'status',
          header: t('columns.status'),
          width: 140,
          cell: (broadcast) => <BroadcastStatusBadge broadcast={broadcast} />,
          card: 'state',
        },
      ]}
      link={({ id }) => linkOptions({ to: '/broadcasts/$id', params: { id } })}
      create={{ label: t('new'), permission: 'create chats', link: linkOptions({ to: '/broadcasts/create' }) }}
      empty={{ illustration: 'people', text: t('empty') }}
    />
  );
}
