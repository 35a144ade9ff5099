import type { ApiRequest } from '#shell/common/route.ts';
import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { trainingRoutes } from '../../../contract/training.ts';
import { withKnownTexts } from '../../runner/local-store/known-texts.ts';

type SkipRequest = ApiRequest<typeof trainingRoutes.skip>;

/** A skip, or a workout that is to do again, that waits on this device: not sent yet, or refused by the server. */
export interface LocalSkip {
  request: SkipRequest;
  /** The name of the workout when it was skipped. */
  name: string;
  /** The message of the server that refused it; null while it was not sent. */
  rejection: string | null;
}

const { writeEntry, readEntry, removeEntry, entryKeys, restoreEntries, subscribeToEntries } = createEntryStore({
  prefix: 'skip.',
  database: 'forma-skips',
});

export { restoreEntries };

export type SkipStore = ReturnType<typeof createSkipStore>;

/** The unsent skips of a client on this device, the last one of each workout. */
export function createSkipStore(clientId: string) {
  const keyPrefix = `${clientId}.`;
  const find = (workoutId: string) => readEntry<LocalSkip>(keyPrefix + workoutId);
  /** Whether the entry has not changed since it was read. */
  const isUnchanged = ({ request }: LocalSkip) => find(request.workoutId)?.request === request;

  return {
    keyPrefix,
    read: () => entryKeys(keyPrefix).flatMap((key) => readEntry<LocalSkip>(key) ?? []),
    /** Saves a skip to be sent. The server may have stored an earlier one whose response was lost: its note is no other device's. */
    add({ workoutId, reason, note }: Omit<SkipRequest, 'knownTexts'>, name: string): void {
      const { request: former } = find(workoutId) ?? {};
      const known = withKnownTexts(
        former?.knownTexts?.map((one) => one.text),
        former?.note,
      );
      const knownTexts = known.map((text) => ({ rowId: null, text }));
      const request = { workoutId, reason, note, ...(knownTexts.length > 0 && { knownTexts }) };
      writeEntry(keyPrefix + workoutId, { request, name, rejection: null });
    },
    /** Removes a skip that the server has, unless it was changed since it was read. */
    removeSent(skip: LocalSkip): void {
      if (isUnchanged(skip)) removeEntry(keyPrefix + skip.request.workoutId);
    },
    /** Marks a skip as refused, unless it was changed since it was read: then it is sent again. */
    reject(skip: LocalSkip, rejection: string): void {
      if (isUnchanged(skip)) writeEntry(keyPrefix + skip.request.workoutId, { ...skip, rejection });
    },
    subscribe: (handle: () => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle();
      }),
  };
}

/** Deletes refused skips from this device on logout. Unsent ones stay until their client logs in here again. */
export function clearRejectedSkips(): void {
  for (const key of entryKeys('')) if (readEntry<LocalSkip>(key)?.rejection) removeEntry(key);
}
