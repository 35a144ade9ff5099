import { useEffect } from 'react';
import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { type ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { call } from '#shell/web/api/call.ts';
import { isRejection, startSyncLoops, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { clientMetricRoutes, metricRoutes } from '../../contract.ts';
import { refetchMetrics } from '../queries.ts';
import { createRecordStore, restoreEntries, type RecordStore } from './record-store.ts';

/** Timeout of a request in ms; one that takes longer is repeated. */
const timeoutMs = 15_000;

/** Renders nothing; sends the values that wait on this device, on whichever screen the client is. */
export function MeasurementSync() {
  const { clientId } = useMe();
  return clientId === null ? null : <Sync clientId={clientId} />;
}

function Sync({ clientId }: { clientId: string }) {
  // Synchronises with the server.
  useEffect(() => {
    const store = createRecordStore(clientId);
    const { keyPrefix, subscribe } = store;
    const send = () => pushRecords(store);
    return startSyncLoops(restoreEntries(), [{ lock: `weight.${keyPrefix}`, subscribe, send }]);
  }, [clientId]);

  return null;
}

/**
 * Deletes what was deleted here, then sends the values. Those that the server refuses are marked with its messages, and all wait while
 * the consent to health data is missing.
 */
async function pushRecords(store: RecordStore): Promise<SyncOutcome> {
  const deletions = store.deleted().map((deleted) => {
    const forget = () => store.forgetDeleted(deleted);
    const send = () => call(clientMetricRoutes.deleteRecord, { id: deleted.id }, options());
    return { send, onDone: forget, onRejected: forget };
  });
  const unsent = store.read().filter(({ rejection }) => rejection === null);
  const records = unsent.map(({ request }) => ({
    send: () => call(metricRoutes.record.own, { ...request, sentAt: new Date().toISOString() }, options()),
    onDone: () => store.removeSent(request),
    onRejected: (error: ApiError) => store.reject(request, messageOf(error), error.errors),
  }));
  const { outcome, sent } = await sendAll([...deletions, ...records]);
  if (sent.length > 0) await refetchMetrics();
  for (const { onDone } of sent) onDone();
  return outcome;
}

interface Sending {
  send: () => Promise<unknown>;
  onDone: () => void;
  onRejected: (error: ApiError) => void;
}

/** Sends one after the other until the server does not respond. */
async function sendAll(sendings: readonly Sending[]): Promise<{ outcome: SyncOutcome; sent: Sending[] }> {
  const sent: Sending[] = [];
  for (const sending of sendings)
    try {
      await sending.send();
      sent.push(sending);
    } catch (error) {
      if (!isRejection(error)) return { outcome: 'retry', sent };
      if (isUnauthenticated(error) || isConsentRefusal(error)) return { outcome: 'stopped', sent };
      sending.onRejected(error);
    }
  return { outcome: 'done', sent };
}

function options() {
  return { signal: AbortSignal.timeout(timeoutMs) };
}
