import { useEffect } from 'react';
import { createAtom } from '../atom.ts';

/** How many fields of the page hold a text that they refuse. Such a text is not part of what an editor saves by itself. */
const refusedTexts = createAtom(0);

export function hasRefusedTexts(): boolean {
  return refusedTexts.get() > 0;
}

export function useHasRefusedTexts(): boolean {
  return refusedTexts.use() > 0;
}

/** Counts a field while it shows that its text is refused. */
export function useRefusedText(isRefused: boolean): void {
  // Synchronises with the atom, which outlives the field.
  useEffect(() => {
    if (!isRefused) return;
    refusedTexts.set(refusedTexts.get() + 1);
    return () => refusedTexts.set(Math.max(0, refusedTexts.get() - 1));
  }, [isRefused]);
}
