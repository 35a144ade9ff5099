import { del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';

/** Files that are not sent yet, stored as blobs without reading them into memory. */
const files = createIndexedDbStore('forma-workout-files', 'strict');

export function storeFile(mediumId: string, file: File): Promise<void> {
  return set(mediumId, file, files);
}

export function findFile(mediumId: string): Promise<File | undefined> {
  return get<File>(mediumId, files);
}

export function deleteFile(mediumId: string): Promise<void> {
  return del(mediumId, files).catch(() => {});
}

/** Object URLs of files that are not sent yet. They are valid as long as the page is open. */
const previews = new Map<string, string>();

export function previewUrl(mediumId: string): { url?: string } {
  const url = previews.get(mediumId);
  return url === undefined ? {} : { url };
}

export function createPreview(mediumId: string, file: Blob): void {
  if (previews.has(mediumId) || !URL.createObjectURL) return;
  previews.set(mediumId, URL.createObjectURL(file));
}

export function revokePreview(mediumId: string): void {
  const url = previews.get(mediumId);
  if (url) URL.revokeObjectURL(url);
  previews.delete(mediumId);
}
