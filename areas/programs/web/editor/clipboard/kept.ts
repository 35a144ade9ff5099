import { sharedValue } from '#shell/web/state.ts';
import type { Clip } from './clip.ts';

/** Where it is kept on this device. */
export const clipName = 'programs.clipboard';

/** Also on this device, so that it outlives the program and reaches other tabs, where the system's keeps only text. */
export const keptClip = sharedValue<Clip | null>(null);

export function keepClip(clip: Clip | null): void {
  keptClip.set(clip);
  try {
    if (clip) localStorage.setItem(clipName, JSON.stringify(clip));
    else localStorage.removeItem(clipName);
  } catch {
    // A full storage: this tab has it all the same.
  }
}
