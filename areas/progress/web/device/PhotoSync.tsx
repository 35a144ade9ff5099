import { useEffect } from 'react';
import { startSyncLoop } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { createPhotoStore, restoreEntries } from './photo-store.ts';
import { sendPhotos } from './send-photos.ts';

/** Renders nothing; sends the photos that were saved on this device, on whichever screen the user is. */
export function PhotoSync() {
  const { membershipId } = useMe();

  // Synchronises with the server.
  useEffect(() => {
    if (membershipId === null) return;
    let isMounted = true;
    let stop = () => {};
    const store = createPhotoStore(membershipId);
    void restoreEntries().then(() => {
      if (!isMounted) return;
      const { keyPrefix, subscribe } = store;
      stop = startSyncLoop({ lock: `photos.${keyPrefix}`, subscribe, send: () => sendPhotos(store) });
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [membershipId]);

  return null;
}
