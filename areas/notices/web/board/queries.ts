import { useApiMutation, useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { ownNoticeRoutes } from '../../contract/board.ts';

export function useNoticeboard() {
  return useInfiniteApiQuery(ownNoticeRoutes.list, {}, ({ notices }) => notices);
}

/** Undefined while it loads, without the permission, and without a network. */
export function useUnreadNotices() {
  const enabled = useMay()('view own notices');
  return useApiQuery(ownNoticeRoutes.unread, {}, { staleTime: 60_000, enabled }).data;
}

export function useConfirmNotice() {
  return useApiMutation(ownNoticeRoutes.confirm, { invalidates: [ownNoticeRoutes.list, ownNoticeRoutes.unread] });
}
