import { useApiQuery } from '#shell/web/api/query.ts';
import type { UnreadCount } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';

/** Number of unread check-ins for the navigation, which needs no other query of surveys. */
export function useUnreadAnswers(): UnreadCount {
  const t = useTexts('surveys');
  const count = useApiQuery(unreadAnswerRoutes.count, {}, { staleTime: 60_000 }).data?.unread ?? 0;
  return { count, label: t('nav.unreadCount', { count }) };
}
