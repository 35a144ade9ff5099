import { del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';

/** The pictures and videos that wait, as the device took them: never read into memory to be kept. */
const kept = createIndexedDbStore('forma-workout-files', 'strict');

export function keepFile(mediumId: string, file: File): Promise<void> {
  return set(mediumId, file, kept);
}

/** Undefined when the device no longer has it. */
export function findFile(mediumId: string): Promise<File | undefined> {
  return get<File>(mediumId, kept);
}

export function dropFile(mediumId: string): Promise<void> {
  return del(mediumId, kept).catch(() => {});
}
