import { useEffect, useMemo, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { createSkipStore, type LocalSkip, restoreEntries, type SkipStore } from './skip-store.ts';

/** The skips of the client that wait on this device, and the store in which they are saved. `SkipSync` sends them. */
export function useSkips(): { skips: readonly LocalSkip[]; store: SkipStore } {
  const clientId = useMe().clientId ?? '';
  const store = useMemo(() => createSkipStore(clientId), [clientId]);
  const [skips, setSkips] = useState(() => store.read());

  // Synchronises with the entries of the device.
  useEffect(() => {
    const update = () => setSkips(store.read());
    update();
    void restoreEntries().then(update);
    return store.subscribe(update);
  }, [store]);

  return { skips, store };
}
