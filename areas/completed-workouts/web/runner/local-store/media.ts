import { uploadPolicies, mediaTypeNames } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { shellText } from '#shell/web/texts/texts.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import { createPreview, deleteFile, findFile, revokePreview, storeFile } from './media-files.ts';

const { accepts, maxBytes, maxImageBytes } = uploadPolicies.setMedium;
const MB = 1024 * 1024;

/** Stores a picture or video of a set, to be sent after the set. Returns the message of an error, or null. */
export async function attachMedium(
  store: LocalWorkoutStore,
  { rowId, setNumber }: SetRef,
  file: File,
): Promise<string | null> {
  const rejection = rejectionOf(file);
  if (rejection !== null) return rejection;

  const id = newId();
  try {
    await storeFile(id, file);
  } catch {
    return shellText('errors.deviceFull');
  }
  createPreview(id, file);
  const kind = isImage(file) ? 'image' : 'video';
  store.saveMedium({ id, rowId, setNumber, kind, name: file.name, sizeBytes: file.size, state: 'pending' });
  return null;
}

/** A medium that was sent is removed from the server with the next sync. */
export function removeMedium(store: LocalWorkoutStore, id: string): void {
  if (!store.findMedium(id)) return;
  store.markMediumRemoved(id);
  store.deleteMedium(id);
  revokePreview(id);
  void deleteFile(id);
}

/** After a reload: previews of the files that are not sent yet. */
export async function createPreviews(store: LocalWorkoutStore): Promise<void> {
  for (const { id, url } of store.read().media) {
    const file = url === undefined ? await findFile(id).catch(() => undefined) : undefined;
    if (!file) continue;
    createPreview(id, file);
    store.notify();
  }
}

/** Checks declared type and size; the server checks the content. */
function rejectionOf(file: File): string | null {
  if (file.type !== '' && !accepts.some((type) => type === file.type)) {
    const types = accepts.map((type) => mediaTypeNames[type]).join(', ');
    return shellText('problems.wrong_file_type', { types });
  }
  const limit = isImage(file) ? maxImageBytes : maxBytes;
  return file.size > limit ? shellText('problems.too_large', { limit: limit / MB }) : null;
}

function isImage({ type }: File): boolean {
  return type.startsWith('image/');
}
