import { useApiMutation, useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { ownNoticeRoutes } from '../../contract/board.ts';

export function useNoticeboard() {
  return useInfiniteApiQuery(ownNoticeRoutes.list, {}, ({ notices }) => notices);
}

/** Undefined while it loads, and without a network. */
export function useUnreadNotices() {
  return useApiQuery(ownNoticeRoutes.unread, {}, { staleTime: 60_000 }).data;
}

export function useConfirmNotice() {
  return useApiMutation(ownNoticeRoutes.confirm, { invalidates: [ownNoticeRoutes.list, ownNoticeRoutes.unread] });
}
