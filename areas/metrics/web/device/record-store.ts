import type { ApiRequest } from '#shell/common/route.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { metricRoutes } from '../../contract.ts';
import type { ShownType } from '../metric-text.ts';
import { isMeasurementSyncNeeded, recordPrefix } from './sync-needed.ts';

type RecordRequest = ApiRequest<typeof metricRoutes.record.own>;

/** Values of one moment that wait on this device: not sent yet, or refused by the server. */
export interface LocalRecord {
  request: RecordRequest;
  /** The message of the server that refused them, until the client corrects them; null while they were not sent. */
  rejection: string | null;
  /** The messages of the refusal by field of the request. Entries of earlier releases have none. */
  errors?: ApiError['errors'];
  /** Types of the studio among the values, with their name and unit when they were typed. Entries of earlier releases have none. */
  ownTypes?: readonly ShownType[];
}

const { writeEntry, readEntry, removeEntry, entryKeys, restoreEntries, subscribeToEntries } = createEntryStore({
  prefix: recordPrefix,
  database: 'forma-weight',
});

export { restoreEntries };

/** Values that the client deleted here. The server may have them, or get them later: an earlier request may still be on its way. */
export type DeletedRecord = Pick<RecordRequest, 'id'>;

export type RecordStore = ReturnType<typeof createRecordStore>;

/** The unsent records of a client on this device, and the deleted ones. */
export function createRecordStore(clientId: string) {
  const keyPrefix = `${clientId}.`;
  const deletedPrefix = `${keyPrefix}deleted.`;
  const { stored, find, findUnchanged } = recordEntries(keyPrefix, deletedPrefix);
  const deletedRecords = deletedEntries(deletedPrefix);

  function add(request: RecordRequest, ownTypes: readonly ShownType[] = []): void {
    isMeasurementSyncNeeded.set(true);
    // Entries of earlier releases have the day as their key.
    writeEntry(find(request)?.key ?? keyPrefix + request.id, { request, rejection: null, ownTypes });
  }

  function remove({ id }: DeletedRecord): void {
    isMeasurementSyncNeeded.set(true);
    deletedRecords.add({ id });
    const entry = find({ id });
    if (entry) removeEntry(entry.key);
  }

  return {
    keyPrefix,
    read: () => stored().map(({ record }) => record),
    /** Saves values to be sent. */
    add,
    /**
     * Saves changed values in the place of `previous`. When the stored ones are others, such as after an edit in another tab, they stay
     * and are returned.
     */
    replace(previous: RecordRequest, request: RecordRequest): LocalRecord | null {
      const other = find(previous);
      if (other && !findUnchanged(previous)) return other.record;
      if (previous.id !== request.id) remove(previous);
      add(request, other?.record.ownTypes);
      return null;
    },
    /** Removes values that the server has, unless they were changed since they were read. */
    removeSent(request: RecordRequest): void {
      const entry = findUnchanged(request);
      if (entry) removeEntry(entry.key);
    },
    /** Removes values for the client, who deleted them. They are deleted on the server too (`MeasurementSync.tsx`). */
    delete: remove,
    deleted: deletedRecords.read,
    /** The server knows that the values were deleted. */
    forgetDeleted: deletedRecords.forget,
    /** Marks values as refused, unless they were changed since they were read: then they are sent again. */
    reject(request: RecordRequest, rejection: string, errors: ApiError['errors']): void {
      const entry = findUnchanged(request);
      if (entry) writeEntry(entry.key, { ...entry.record, rejection, errors });
    },
    subscribe: (handle: () => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle();
      }),
  };
}

/** The entries of the unsent records of a client. */
function recordEntries(keyPrefix: string, deletedPrefix: string) {
  const stored = () =>
    entryKeys(keyPrefix)
      .filter((key) => !key.startsWith(deletedPrefix))
      .flatMap((key) => {
        const record = readEntry<LocalRecord>(key);
        return record ? [{ key, record }] : [];
      });
  const find = ({ id }: DeletedRecord) => stored().find(({ record }) => record.request.id === id);
  /** The entry of the request, unless it was changed since it was read. */
  const findUnchanged = (request: RecordRequest) => {
    const entry = find(request);
    return entry && JSON.stringify(entry.record.request) === JSON.stringify(request) ? entry : undefined;
  };
  return { stored, find, findUnchanged };
}

/** The entries of the records that a client deleted here. */
function deletedEntries(deletedPrefix: string) {
  return {
    add: ({ id }: DeletedRecord) => writeEntry(deletedPrefix + id, { id }),
    read: () => entryKeys(deletedPrefix).flatMap((key) => readEntry<DeletedRecord>(key) ?? []),
    forget: ({ id }: DeletedRecord) => removeEntry(deletedPrefix + id),
  };
}

/** Whether a record has a value of the metric. */
export function isOfMetric({ request }: LocalRecord, metric: string): boolean {
  return request.values.some((value) => value.metric === metric);
}

/** Deletes refused values from this device on logout. Unsent ones stay until their client logs in here again. */
export function clearRejected(): void {
  for (const key of entryKeys('')) if (readEntry<LocalRecord>(key)?.rejection) removeEntry(key);
}
