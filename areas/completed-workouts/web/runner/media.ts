import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { shellText } from '#shell/web/texts/texts.ts';
import { dropFile, findFile, keepFile } from './files.ts';
import { forgetPreview, showPreview } from './previews.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import type { SetRef } from './set-order.ts';

/** Stored on this device to be sent, or refused with the message of the server. */
export type Attached = { kind: 'kept'; id: string } | { kind: 'refused'; refusal: string };

/** Stores a picture or video of a set on this device; it is sent after its set. Type and size are checked, not the content. */
export async function attachMedium(
  queue: LocalWorkoutStore,
  { rowId, setNumber }: SetRef,
  file: File,
): Promise<Attached> {
  const refusal = rejectionText(uploadPolicies.setMedium, file);
  if (refusal !== null) return { kind: 'refused', refusal };

  const id = newId();
  try {
    await keepFile(id, file);
  } catch {
    return { kind: 'refused', refusal: shellText('errors.deviceFull') };
  }
  showPreview(id, file);
  const kind = isImage(file) ? 'image' : 'video';
  queue.saveMedium({ id, rowId, setNumber, kind, name: file.name, sizeBytes: file.size, state: 'waiting' });
  return { kind: 'kept', id };
}

/** One that was sent is removed there too, as soon as the server answers. */
export function removeMedium(queue: LocalWorkoutStore, id: string): void {
  const medium = queue.findMedium(id);
  if (!medium) return;
  queue.markMediumRemoved(id);
  queue.dropMedium(id);
  forgetPreview(id);
  void dropFile(id);
}

/** Those that wait can be looked at again after a reload. */
export async function showWaiting(queue: LocalWorkoutStore): Promise<void> {
  for (const { id, url } of queue.read().media) {
    const found = url === undefined ? await findFile(id).catch(() => undefined) : undefined;
    if (!found) continue;
    showPreview(id, found);
    queue.tell();
  }
}

function isImage({ type }: File): boolean {
  return type.startsWith('image/');
}
