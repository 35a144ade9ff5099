import { useEffect, useMemo, useState } from 'react';
import { createWeightStore, restoreEntries } from './weight-store.ts';

/** The client's store on this device, and its unsent weights, which other tabs change too. */
export function useLocalWeights(clientId: string) {
  const store = useMemo(() => createWeightStore(clientId), [clientId]);
  const [weights, setWeights] = useState(store.read);

  // Synchronises with the entries of the device.
  useEffect(() => {
    const update = () => setWeights(store.read());
    const unsubscribe = store.subscribe(update);
    void restoreEntries().then(update);
    return unsubscribe;
  }, [store]);

  return { store, weights };
}
