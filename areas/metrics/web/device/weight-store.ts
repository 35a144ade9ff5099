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

/** A weight that the client deleted here. The server may have it, or get it later: an earlier request may still be on its way. */
export type DeletedWeight = Pick<LocalWeight['request'], 'id'>;

export type WeightStore = ReturnType<typeof createWeightStore>;

/** The unsent weights of a client on this device, one of a day, and the deleted ones. */
export function createWeightStore(clientId: string) {
  const keyPrefix = `${clientId}.`;
  const deletedPrefix = `${keyPrefix}deleted.`;
  const find = ({ day }: Pick<LocalWeight['request'], 'day'>) => readEntry<LocalWeight>(keyPrefix + day);
  const isStored = (request: LocalWeight['request']) =>
    JSON.stringify(find(request)?.request) === JSON.stringify(request);

  return {
    keyPrefix,
    read: () =>
      entryKeys(keyPrefix)
        .filter((key) => !key.startsWith(deletedPrefix))
        .flatMap((key) => readEntry<LocalWeight>(key) ?? []),
    /**
     * Saves a weight to be sent in the place of `previous`; null: there is none of its day. When the stored one is another, such as
     * after an edit in another tab, it stays and is returned.
     */
    replace(previous: LocalWeight['request'] | null, request: LocalWeight['request']): LocalWeight | null {
      const stored = find(request);
      if (stored && !(previous && isStored(previous))) return stored;
      isWeightSyncNeeded.set(true);
      writeEntry(keyPrefix + request.day, { request, rejection: null });
      return null;
    },
    /** Removes the weight of the day, unless it was changed since it was read. */
    remove(request: LocalWeight['request']): void {
      if (isStored(request)) removeEntry(keyPrefix + request.day);
    },
    /** Removes the weight for the client, who deleted it. It is deleted on the server too (`WeightSync.tsx`). */
    delete({ id, day }: Pick<LocalWeight['request'], 'id' | 'day'>): void {
      isWeightSyncNeeded.set(true);
      writeEntry(deletedPrefix + id, { id });
      removeEntry(keyPrefix + day);
    },
    deleted: () => entryKeys(deletedPrefix).flatMap((key) => readEntry<DeletedWeight>(key) ?? []),
    /** The server knows that the weight was deleted. */
    forgetDeleted: ({ id }: DeletedWeight) => removeEntry(deletedPrefix + id),
    /** Marks the weight as refused, unless it was changed since it was read: then it is sent again. */
    reject(request: LocalWeight['request'], rejection: string): void {
      if (isStored(request)) writeEntry(keyPrefix + request.day, { request, rejection });
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
