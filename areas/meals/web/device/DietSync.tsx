import { useEffect } from 'react';
import { createAtom } from '#shell/web/atom.ts';
import { startSyncLoops, type SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { createDietStore, restoreEntries } from './diet-store.ts';
import { sendPictures } from './send-pictures.ts';
import { pushPending } from './sync.ts';

/** Whether reports are on their way or wait for a connection. */
export const dietSyncStatus = createAtom<SyncStatus>('idle');

/** Renders nothing; sends what the client reports, on whichever screen they are. */
export function DietSync() {
  const { clientId } = useMe();
  return clientId === null ? null : <Sync clientId={clientId} />;
}

function Sync({ clientId }: { clientId: string }) {
  // Synchronises with the server.
  useEffect(() => {
    const store = createDietStore(clientId);
    const { keyPrefix, subscribe } = store;
    return startSyncLoops(restoreEntries(), [
      { lock: `diet.${keyPrefix}parts`, subscribe, send: () => pushPending(store), onStatus: dietSyncStatus.set },
      { lock: `diet.${keyPrefix}pictures`, subscribe, send: () => sendPictures(store) },
    ]);
  }, [clientId]);

  return null;
}
