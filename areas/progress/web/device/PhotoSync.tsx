import { useEffect } from 'react';
import { startSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { createPhotoStore, restoreEntries } from './photo-store.ts';
import { sendPhotos } from './send-photos.ts';

/** Renders nothing; sends the photos that were saved on this device, on whichever screen the user is. */
export function PhotoSync() {
  const { membershipId } = useMe();

  // Synchronises with the server.
  useEffect(() => {
    if (membershipId === null) return;
    const store = createPhotoStore(membershipId);
    const { keyPrefix, subscribe } = store;
    const send = () => sendPhotos(store);
    return startSyncLoops(restoreEntries(), [{ lock: `photos.${keyPrefix}`, subscribe, send }]);
  }, [membershipId]);

  return null;
}
