import { useEffect } from 'react';
import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { isUnauthenticated } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { app } from '#shell/web/app.ts';
import { isRejection, startSyncLoops, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { trainingRoutes } from '../../../contract/training.ts';
import { todayInvalidations } from '../../queries.ts';
import { createSkipStore, restoreEntries, type SkipStore } from './skip-store.ts';

/** Timeout of a request in ms; one that takes longer is repeated. */
const timeoutMs = 15_000;

/** Renders nothing; sends the skips of workouts that wait on this device, on whichever screen the client is. */
export function SkipSync() {
  const { clientId } = useMe();

  // Synchronises with the server.
  useEffect(() => {
    if (!clientId || isClientView()) return;
    const store = createSkipStore(clientId);
    const { keyPrefix, subscribe } = store;
    return startSyncLoops(restoreEntries(), [{ lock: `skip.${keyPrefix}`, subscribe, send: () => pushSkips(store) }]);
  }, [clientId]);

  return null;
}

/** The skip stays on the device until the responses contain it. */
async function refetchToday(): Promise<void> {
  const { queryClient } = app();
  await Promise.all(todayInvalidations.map(({ endpoint }) => queryClient.invalidateQueries({ queryKey: [endpoint] })));
}

/** Sends the skips one after the other until the server does not respond. Those that it refuses are marked with its message. */
async function pushSkips(store: SkipStore): Promise<SyncOutcome> {
  for (const skip of store.read().filter(({ rejection }) => rejection === null))
    try {
      await call(trainingRoutes.skip, skip.request, { signal: AbortSignal.timeout(timeoutMs) });
      await refetchToday();
      store.removeSent(skip);
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isUnauthenticated(error) || isConsentRefusal(error)) return 'stopped';
      store.reject(skip, messageOf(error));
    }
  return 'done';
}
