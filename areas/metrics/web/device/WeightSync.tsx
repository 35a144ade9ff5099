import { useEffect } from 'react';
import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { isUnauthenticated } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { call } from '#shell/web/api/call.ts';
import { app } from '#shell/web/app.ts';
import { isRejection, startSyncLoops, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { clientMetricRoutes, metricRoutes } from '../../contract.ts';
import { metricInvalidations } from '../queries.ts';
import { createWeightStore, restoreEntries, type WeightStore } from './weight-store.ts';

/** Timeout of a request in ms; one that takes longer is repeated. */
const timeoutMs = 15_000;

/** Renders nothing; sends the weights of this device, on whichever screen the client is. */
export function WeightSync() {
  const { clientId } = useMe();
  return clientId === null ? null : <Sync clientId={clientId} />;
}

function Sync({ clientId }: { clientId: string }) {
  // Synchronises with the server.
  useEffect(() => {
    const store = createWeightStore(clientId);
    const { keyPrefix, subscribe } = store;
    const send = () => pushWeights(store);
    return startSyncLoops(restoreEntries(), [{ lock: `weight.${keyPrefix}`, subscribe, send }]);
  }, [clientId]);

  return null;
}

/**
 * Deletes what was deleted here, then sends the weights. One that the server refuses is marked with its message, and all wait while the
 * consent to health data is missing.
 */
async function pushWeights(store: WeightStore): Promise<SyncOutcome> {
  const deletions = store.deleted().map((deleted) => {
    const forget = () => store.forgetDeleted(deleted);
    const send = () => call(clientMetricRoutes.deleteRecord, { id: deleted.id }, options());
    return { send, onDone: forget, onRejected: forget };
  });
  const unsent = store.read().filter(({ rejection }) => rejection === null);
  const weights = unsent.map(({ request }) => ({
    send: () => call(metricRoutes.record.own, request, options()),
    onDone: () => store.remove(request),
    onRejected: (message: string) => store.reject(request, message),
  }));
  for (const { send, onDone, onRejected } of [...deletions, ...weights])
    try {
      await send();
      // Before the local weight is removed, so that the card does not show the form in between.
      const { queryClient } = app();
      await Promise.all(
        metricInvalidations.map(({ endpoint }) => queryClient.invalidateQueries({ queryKey: [endpoint] })),
      );
      onDone();
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isUnauthenticated(error) || isConsentRefusal(error)) return 'stopped';
      onRejected(messageOf(error));
    }
  return 'done';
}

function options() {
  return { signal: AbortSignal.timeout(timeoutMs) };
}
