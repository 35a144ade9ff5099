import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { shellText } from '#shell/web/texts/texts.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import type { LocalMedium, LocalWorkout, LocalWorkoutStore } from './local-workout-store.ts';
import { createPreview, deleteFile, findFile, revokePreview, storeFile } from './media-files.ts';

/**
 * Stores a picture or video of a set, which is sent after the set. Declared type and size are checked, the content is
 * not. Returns the message of an error, or null.
 */
export async function attachMedium(
  store: LocalWorkoutStore,
  { rowId, setNumber }: SetRef,
  file: File,
): Promise<string | null> {
  const rejection = rejectionText(uploadPolicies.setMedium, file);
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

/** Removes a medium from this device. If it was sent, the next sync removes it from the server. */
export function removeMedium(store: LocalWorkoutStore, id: string): void {
  if (!store.findMedium(id)) return;
  store.markMediumRemoved(id);
  store.deleteMedium(id);
  revokePreview(id);
  void deleteFile(id);
}

/** The media of the workout that the server does not have: those to be sent, and those that wait for a consent. */
export function waitingMedia({ media }: LocalWorkout): LocalMedium[] {
  return media.filter(({ state, awaitsConsent }) => state === 'pending' || awaitsConsent);
}

/** Removes the media of all sets that the server does not have, after a no to photos. */
export function removeWaitingMedia(store: LocalWorkoutStore): void {
  for (const { id } of waitingMedia(store.read())) removeMedium(store, id);
}

/** Creates the previews of files that are not sent yet, which a reload has discarded. */
export async function createPreviews(store: LocalWorkoutStore): Promise<void> {
  for (const { id, url } of store.read().media) {
    const file = url === undefined ? await findFile(id).catch(() => undefined) : undefined;
    if (!file) continue;
    createPreview(id, file);
    store.notify();
  }
}

function isImage({ type }: File): boolean {
  return type.startsWith('image/');
}
