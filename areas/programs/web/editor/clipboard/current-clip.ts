import { createAtom } from '#shell/web/atom.ts';
import type { Clip } from './clip.ts';

/** Where it is kept on this device. */
export const clipStorageKey = 'programs.clipboard';

/** Also on this device, so that it outlives the program and reaches other tabs, where the system's keeps only text. */
export const currentClip = createAtom<Clip | null>(null);

export function setClip(clip: Clip | null): void {
  currentClip.set(clip);
  try {
    if (clip) localStorage.setItem(clipStorageKey, JSON.stringify(clip));
    else localStorage.removeItem(clipStorageKey);
  } catch {
    // A full storage: this tab has it all the same.
  }
}
