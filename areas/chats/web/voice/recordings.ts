import { clear, del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import { forgetRecordingKeys, setRecordingKey } from './recording-keys.ts';
import type { Recorded } from './recorder.ts';

/** A recording that is not sent yet. `isInternal`: it is a note for the team. */
export interface Unsent extends Recorded {
  isInternal: boolean;
}

/** Recordings that are not sent yet, so that a reload does not lose them. A private window may not store them. */
const recordings = createIndexedDbStore('forma-chat-recordings', 'strict');

export async function storeRecording(key: string, recording: Unsent): Promise<void> {
  await set(key, recording, recordings).then(
    () => setRecordingKey(key, true),
    () => {},
  );
}

export async function readRecording(key: string): Promise<Unsent | undefined> {
  return get<Unsent>(key, recordings).catch(() => undefined);
}

export async function deleteRecording(key: string): Promise<void> {
  setRecordingKey(key, false);
  await del(key, recordings).catch(() => {});
}

/** Deletes the recordings of all conversations from this device. */
export async function clearRecordings(): Promise<void> {
  forgetRecordingKeys();
  await clear(recordings).catch(() => {});
}
