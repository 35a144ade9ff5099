import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/web/api/call.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { deviceRoutes } from '../../contract/devices.ts';
import {
  currentSubscription,
  isPushWanted,
  type PushState,
  readPushState,
  setShowsText,
  subscribe,
  unsubscribe,
} from './subscription.ts';

const stateKey = ['push state'];

/** What this browser can do, and its endpoint; undefined while it is read. */
export function usePushState(): { state: PushState; endpoint: string | null } | undefined {
  const wanted = isPushWanted.use();
  return useQuery({
    queryKey: [...stateKey, wanted],
    queryFn: async () => ({ state: await readPushState(), endpoint: (await currentSubscription())?.endpoint ?? null }),
    staleTime: 0,
  }).data;
}

export function useDevices() {
  return useApiQuery(deviceRoutes.list, {});
}

/** Turns notifications on and off in this browser. */
export function usePushActions() {
  const t = useTexts('notifications');
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: stateKey }),
      queries.invalidateQueries({ queryKey: [deviceRoutes.list.endpoint] }),
    ]);
  const common = {
    onSettled: refresh,
    onError: () => toast.error(t('devices.failed')),
    meta: { skipGlobalErrorHandler: true },
  };
  const enable = useMutation({
    ...common,
    mutationFn: subscribe,
    onSuccess: (device) => device && toast.success(t('devices.enabled')),
  });
  const removal = useApiMutation(deviceRoutes.delete, { invalidates: [deviceRoutes.list] });
  const disable = useMutation({
    ...common,
    mutationFn: async (deviceId: string | undefined) => {
      await unsubscribe();
      if (deviceId) await call(deviceRoutes.delete, { deviceId });
    },
  });
  const text = useMutation({ ...common, mutationFn: setShowsText });
  return { enable, disable, removal, text };
}

export function usePushTest() {
  const t = useTexts('notifications');
  const queries = useQueryClient();
  return useApiMutation(deviceRoutes.test, {
    onSuccess: ({ result }) => {
      if (result === 'sent') toast.success(t('devices.testResult.sent'));
      else toast.error(t(`devices.testResult.${result}`));
      if (result === 'gone') void unsubscribe().then(() => queries.invalidateQueries({ queryKey: stateKey }));
    },
  });
}
