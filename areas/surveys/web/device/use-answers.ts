import { useEffect, useMemo, useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useMe } from '#shell/web/session.ts';
import type { AnswerEntry, AnswerValue } from '../../contract/answers.ts';
import type { OwnCheckIn } from '../../contract/check-ins.ts';
import { mergedEntries, storedEntries } from '../../rules/answers.ts';
import { storeFile } from './answer-files.ts';
import { createAnswerStore, restoreEntries } from './answer-store.ts';
import { isAnswerSyncNeeded } from './sync-needed.ts';

/** The client's store on this device; the component renders again after each change, also of other tabs. */
export function useAnswerStore() {
  const owner = useMe().clientId ?? '';
  const store = useMemo(() => createAnswerStore(owner), [owner]);
  const [, setChanges] = useState(0);

  // Synchronises with the entries of the device.
  useEffect(() => {
    const update = () => setChanges((count) => count + 1);
    const unsubscribe = store.subscribe(update);
    isAnswerSyncNeeded.set(true);
    void restoreEntries().then(update);
    return unsubscribe;
  }, [store]);

  return store;
}

/** The answers of a check-in: those of the server with those of this device, and the functions that change them. */
export function useAnswers(checkIn: OwnCheckIn) {
  const store = useAnswerStore();
  const checkInId = checkIn.id;
  const entries = mergedEntries(storedEntries(checkIn), store.entries(checkInId));

  /** Stores the answer on the device before anything else happens. A refused sending can be tried again after a change. */
  function answer(questionId: string, value: AnswerValue | null): void {
    const known = entries.find((entry) => entry.questionId === questionId);
    store.saveEntry(checkInId, { questionId, value, at: laterThan(known) });
    if (store.findSend(checkInId)?.state === 'rejected') store.deleteSend(checkInId);
  }

  async function addFile(file: File): Promise<string> {
    const id = newId();
    await storeFile(id, file);
    store.saveFile({ id, checkInId, name: file.name, state: 'pending' });
    return id;
  }

  function send(): void {
    store.saveSend({ checkInId, sendId: newId(), state: 'pending' });
  }

  return { entries, answer, addFile, send, store, sending: store.findSend(checkInId) };
}

/** The present instant; one millisecond after the last answer to the question when the clock has not moved on. */
function laterThan(known: AnswerEntry | undefined): string {
  return new Date(Math.max(Date.now(), known ? Date.parse(known.at) + 1 : 0)).toISOString();
}
