import { uploadPolicies, mediaTypeNames } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { shellText } from '#shell/web/texts/texts.ts';
import { dropFile, findFile, keepFile } from './files.ts';
import { forgetPreview, showPreview } from './previews.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import type { SetRef } from './set-order.ts';

const { accepts, maxBytes, maxImageBytes } = uploadPolicies.setMedium;
const MB = 1024 * 1024;

/** Kept on this device to be sent, or refused with the sentence the server would say. */
export type Attached = { kind: 'kept'; id: string } | { kind: 'refused'; refusal: string };

/** A picture or short video of a set. It waits here like the set and is sent after it; the size is looked at, not the content. */
export async function attachMedium(
  queue: LocalWorkoutStore,
  { rowId, setNumber }: SetRef,
  file: File,
): Promise<Attached> {
  const refusal = refusalOf(file);
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

function refusalOf(file: File): string | null {
  if (file.type !== '' && !accepts.some((type) => type === file.type)) {
    const types = accepts.map((type) => mediaTypeNames[type]).join(', ');
    return shellText('problems.wrong_file_type', { types });
  }
  const most = isImage(file) ? maxImageBytes : maxBytes;
  return file.size > most ? shellText('problems.too_large', { limit: most / MB }) : null;
}

function isImage({ type }: File): boolean {
  return type.startsWith('image/');
}
