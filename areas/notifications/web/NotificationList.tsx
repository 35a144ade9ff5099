import { VisuallyHidden } from '@mantine/core';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { isClientView } from '#shell/web/api/token.ts';
import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import type { List } from '#shell/web/lists/use-list.ts';
import { useMay } from '#shell/web/session.ts';
import { formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { EmptyStateProps } from '#shell/web/widgets/EmptyState.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Notification } from '../contract.ts';
import type { NotificationFilters } from '../contract/filters.ts';
import { kindGroups } from '../contract/kind-groups.ts';
import { pathOf } from '../rules/link.ts';
import { DeliveryButton } from './DeliveryButton.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import classes from './Notifications.module.css';
import { textOf } from './text.ts';

type Filters = Omit<NotificationFilters, 'page'>;

interface NotificationListProps {
  list: List<Notification, Filters>;
  empty: EmptyStateProps;
  /** The reader's own: rows open, and say how they arrived. Those of a client are only read. */
  isOwn: boolean;
}

/** Notifications, newest first, with their filters. */
export function NotificationList({ list, empty, isOwn }: NotificationListProps) {
  const t = useTexts('notifications');
  const may = useMay();
  const client: FilterField<Filters> = {
    kind: 'custom',
    name: 'clientId',
    render: (field) => <ClientSelect {...field} maxWidth={320} />,
  };
  const isNew = ({ readAt }: Notification) => isOwn && readAt === null;

  return (
    <FilteredList
      list={list}
      label={t('title')}
      picture={(one) => <NotificationIcon kind={one.kind} isUnread={isNew(one)} />}
      columns={[
        {
          name: 'what',
          header: t('columns.what'),
          cell: (one) => <RowTitle notification={one} isNew={isNew(one)} />,
          detail: (one) => textOf(one, t).body,
          card: 'title',
        },
        !isOwn && {
          name: 'state',
          header: t('filters.state'),
          width: 140,
          cell: ({ readAt }) => <ReadState readAt={readAt} />,
        },
        {
          name: 'when',
          header: t('columns.when'),
          width: 150,
          cell: ({ createdAt }) => <span className={classes['when']}>{whenText(createdAt)}</span>,
        },
      ]}
      card={(one) => ({
        title: <RowTitle notification={one} isNew={isNew(one)} />,
        subtitle: `${textOf(one, t).body} · ${whenText(one.createdAt)}`,
        picture: <NotificationIcon kind={one.kind} isUnread={isNew(one)} />,
        state: !isOwn && <ReadState readAt={one.readAt} />,
      })}
      fields={[
        {
          kind: 'segments',
          name: 'unread',
          label: t('filters.state'),
          options: [
            { value: undefined, label: t('filters.all') },
            { value: true, label: t('filters.unread') },
          ],
        },
        isOwn && may('view clients') && client,
        {
          kind: 'select',
          name: 'group',
          label: t('filters.group'),
          placeholder: t('filters.anyGroup'),
          options: kindGroups.map((value) => ({ value, label: t(`groups.${value}`) })),
        },
      ]}
      link={isOwn ? linkOf : undefined}
      rowActions={isOwn ? (one) => <DeliveryButton notification={one} /> : undefined}
      empty={empty}
      {...(list.filters.unread &&
        !list.filters.group &&
        !list.filters.clientId && { noResults: { illustration: 'list', text: t('nothingUnread') } as const })}
    />
  );
}

/** Opening a notification reads it. In the view of a client, which changes nothing, the row leads to its page at once. */
function linkOf(notification: Notification): LinkProps {
  const { id } = notification;
  if (!isClientView()) return linkOptions({ to: '/notifications/$id/open', params: { id } });
  const { pathname, searchParams, hash } = new URL(pathOf(notification), window.location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) } as LinkProps;
}

/** The title is bold while unread; the words for it are read by screen readers, beside the dot on the icon. */
function RowTitle({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const t = useTexts('notifications');
  return (
    <span className={classes['title']} data-unread={isNew}>
      {isNew && <VisuallyHidden>{`${t('unread')}: `}</VisuallyHidden>}
      {textOf(notification, t).title}
    </span>
  );
}

function ReadState({ readAt }: Pick<Notification, 'readAt'>) {
  const t = useTexts('notifications');
  return readAt === null ? (
    <StateBadge tone="quiet">{t('unread')}</StateBadge>
  ) : (
    <StateBadge tone="good">{t('client.read')}</StateBadge>
  );
}

function whenText(createdAt: string): string {
  return `${formatRelativeDate(createdAt)}, ${formatTime(createdAt)}`;
}
