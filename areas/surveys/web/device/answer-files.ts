import { del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';

/** Files that are not sent yet. The name of the database is stored on devices and must not change. */
const files = createIndexedDbStore('forma-survey-files', 'strict');

export function storeFile(id: string, file: File): Promise<void> {
  return set(id, file, files);
}

export function findFile(id: string): Promise<File | undefined> {
  return get<File>(id, files);
}

export function deleteStoredFile(id: string): Promise<void> {
  return del(id, files).catch(() => {});
}
