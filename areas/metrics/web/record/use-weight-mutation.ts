import { messageOf } from '#shell/web/api/error-message.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { isRejection } from '#shell/web/device-store/sync-loop.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { metricRoutes } from '../../contract.ts';
import type { LocalWeight } from '../device/weight-store.ts';
import { useValueMutation } from '../queries.ts';

interface Handlers {
  onSuccess?: () => void;
  onUnreachable: (request: LocalWeight['request']) => void;
  onRejected: (message: string) => void;
}

/** Sends a weight of the client's own, after the question about an unusual one. */
export function useWeightMutation({ onSuccess, onUnreachable, onRejected }: Handlers) {
  const t = useTexts('metrics');
  return useValueMutation(ownSubject, metricRoutes.record, {
    onError: (error, request) => (isRejection(error) ? onRejected(messageOf(error)) : onUnreachable(request)),
    onSuccess: ({ values }) => {
      onSuccess?.();
      toast.success(t('record.saved', { count: values.length }));
    },
  });
}
