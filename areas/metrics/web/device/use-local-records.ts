import { useEffect, useMemo, useState } from 'react';
import { createRecordStore, restoreEntries } from './record-store.ts';

/** The client's store on this device, and the unsent records, which other tabs change too; the latest day first. */
export function useLocalRecords(clientId: string) {
  const store = useMemo(() => createRecordStore(clientId), [clientId]);
  const [records, setRecords] = useState(store.read);

  // Synchronises with the entries of the device.
  useEffect(() => {
    const update = () => setRecords(store.read());
    const unsubscribe = store.subscribe(update);
    void restoreEntries().then(update);
    return unsubscribe;
  }, [store]);

  return { store, records: records.toSorted((one, other) => (one.request.day < other.request.day ? 1 : -1)) };
}
