import { createAtom } from '#shell/web/atom.ts';
import type { Clip } from './clip.ts';

/** Key of the clip in `localStorage`. */
export const clipStorageKey = 'programs.clipboard';

/**
 * Last copied content. It is also stored on the device for other programs and tabs, because the system clipboard may
 * hold only its text.
 */
export const currentClip = createAtom<Clip | null>(null);

export function setClip(clip: Clip | null): void {
  currentClip.set(clip);
  try {
    if (clip) localStorage.setItem(clipStorageKey, JSON.stringify(clip));
    else localStorage.removeItem(clipStorageKey);
  } catch {
    // Storage is full: the clip works in this tab only.
  }
}
