import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { notificationRoutes } from '../contract.ts';
import { listRoutes } from './list-routes.ts';

export function useMarkAllRead() {
  const t = useTexts('notifications');
  return useApiMutation(notificationRoutes.markAllRead, {
    invalidates: listRoutes,
    onSuccess: () => toast.success(t('markedAllRead')),
  });
}

export function useMarkRead() {
  return useApiMutation(notificationRoutes.markRead, { invalidates: listRoutes, skipGlobalErrorHandler: true });
}
