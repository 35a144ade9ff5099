import { del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';

/** Pictures that are not sent yet. The name of the database is stored on devices and must not change. */
const files = createIndexedDbStore('forma-diet-files', 'strict');

export function storePicture(id: string, file: File): Promise<void> {
  return set(id, file, files);
}

export function findPicture(id: string): Promise<File | undefined> {
  return get<File>(id, files);
}

export function deletePictureFile(id: string): Promise<void> {
  return del(id, files).catch(() => {});
}
