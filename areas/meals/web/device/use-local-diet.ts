import { useEffect, useMemo, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { createDietStore, restoreEntries } from './diet-store.ts';
import { isDietSyncNeeded } from './sync-needed.ts';

/** The client's store on this device, and its unsent content, which other tabs change too. */
export function useLocalDiet() {
  const owner = useMe().clientId ?? '';
  const store = useMemo(() => createDietStore(owner), [owner]);
  const [local, setLocal] = useState(store.read);

  // Synchronises with the entries of the device.
  useEffect(() => {
    const update = () => setLocal(store.read());
    const unsubscribe = store.subscribe(update);
    isDietSyncNeeded.set(true);
    void restoreEntries().then(update);
    return unsubscribe;
  }, [store]);

  return { store, local };
}
