import { safeName } from '#shell/server/files/file-name.ts';
import type { MessageRow } from '../store/messages.ts';

/** Recordings are stored as `.weba`, which few players are registered for. */
const knownExtensions: Record<string, string> = { weba: 'webm' };

/**
 * The path of a file in the archive: the number of its message and its name. A picture, video or recording has the extension of its
 * content, which may not be that of the name it was sent with.
 */
export function filePathOf({
  seq,
  type,
  filename,
  storageKey,
}: Pick<MessageRow, 'seq' | 'type' | 'filename' | 'storageKey'>) {
  const name = safeName(filename ?? '') || 'file';
  const stored = storageKey?.split('.').at(-1) ?? '';
  const extension = knownExtensions[stored] ?? stored;
  const shown = type === 'other' ? name : `${name.replace(/\.\w{1,5}$/, '')}.${extension}`;
  return `files/${String(seq).padStart(6, '0')} ${shown}`;
}
