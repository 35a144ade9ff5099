import type { ApiRequest } from '#shell/common/route.ts';
import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { metricRoutes } from '../../contract.ts';
import { isWeightSyncNeeded, weightPrefix } from './sync-needed.ts';

/** A weight that the server could not be asked to store. */
export interface LocalWeight {
  request: ApiRequest<typeof metricRoutes.record.own>;
  /** The message of the server that refused it. It stays on the device until the client has corrected it; null: not sent yet. */
  rejection: string | null;
}

const { writeEntry, readEntry, removeEntry, entryKeys, restoreEntries, subscribeToEntries } = createEntryStore({
  prefix: weightPrefix,
  database: 'forma-weight',
});

export { restoreEntries };

export type WeightStore = ReturnType<typeof createWeightStore>;

/** The unsent weights of a client on this device, one of a day. */
export function createWeightStore(clientId: string) {
  const keyPrefix = `${clientId}.`;
  return {
    keyPrefix,
    read: () => entryKeys(keyPrefix).flatMap((key) => readEntry<LocalWeight>(key) ?? []),
    save(weight: LocalWeight): void {
      isWeightSyncNeeded.set(true);
      writeEntry(keyPrefix + weight.request.day, weight);
    },
    /** Removes the weight of the day, unless it was changed since it was read. */
    remove(request: LocalWeight['request']): void {
      const key = keyPrefix + request.day;
      if (JSON.stringify(readEntry<LocalWeight>(key)?.request) === JSON.stringify(request)) removeEntry(key);
    },
    /** Marks the weight as refused, unless it was changed since it was read: then it is sent again. */
    reject(request: LocalWeight['request'], rejection: string): void {
      const key = keyPrefix + request.day;
      if (JSON.stringify(readEntry<LocalWeight>(key)?.request) === JSON.stringify(request))
        writeEntry(key, { request, rejection });
    },
    subscribe: (handle: () => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle();
      }),
  };
}

/** Deletes refused weights from this device on logout. Unsent ones stay until their client logs in here again. */
export function clearRejected(): void {
  for (const key of entryKeys('')) if (readEntry<LocalWeight>(key)?.rejection) removeEntry(key);
}
