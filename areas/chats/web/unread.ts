import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { chatRoutes } from '../contract.ts';

/** The membership that reads and writes; empty for a super admin, who has no chat. */
export function useMembershipId(): string {
  return useMe().membershipId ?? '';
}

/** The number of conversations to read, the same wherever it is shown. */
export function useUnreadConversations(): number {
  return useApiQuery(chatRoutes.unreadCount, {}).data?.conversationsToRead ?? 0;
}
