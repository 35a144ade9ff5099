import { useApiQuery } from '#shell/web/api/query.ts';
import type { UnreadCount } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unreadRoutes } from '../contract/unread.ts';

export function useUnread(): UnreadCount {
  const t = useTexts('notifications');
  const count = useApiQuery(unreadRoutes.count, {}, { staleTime: 60_000 }).data?.unread ?? 0;
  return { count, label: t('unreadCount', { count }) };
}
