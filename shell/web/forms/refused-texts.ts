import { useEffect, useRef } from 'react';
import { createAtom } from '../atom.ts';

/** How many fields of the page hold a text that they refuse. Such a text is not part of what an editor saves by itself. */
const refusedTexts = createAtom(0);

interface UndoableText {
  /** `performance.now()` when the text was refused. */
  at: number;
  /** Shows the value again; false when the text is no longer shown. */
  takeBack: () => boolean;
}

/** The refused texts that undo takes back, in the order in which they were typed. */
const undoableTexts = createAtom<readonly UndoableText[]>([]);

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

/** Lets undo take back the text that a field refuses; null while it refuses none. */
export function useUndoableText(refused: string | null, takeBack: () => void): void {
  const latest = useRef(takeBack);

  // Synchronises with the atom, which calls the function of the last render.
  useEffect(() => {
    latest.current = takeBack;
  });
  useEffect(() => {
    if (refused === null) return;
    return addUndoableText(() => {
      latest.current();
      return true;
    });
  }, [refused]);
}

/** Lets undo take back a text that was refused now. Returns the function that ends it, once the text is corrected. */
export function addUndoableText(takeBack: UndoableText['takeBack']): () => void {
  const text = { at: performance.now(), takeBack };
  undoableTexts.set([...undoableTexts.get(), text]);
  return () => {
    if (undoableTexts.get().includes(text)) undoableTexts.set(undoableTexts.get().filter((one) => one !== text));
  };
}

export function useHasUndoableTexts(): boolean {
  return undoableTexts.use().length > 0;
}

/** Takes back the last refused text. False when none is shown that was typed after `since`, the time of the last edit. */
export function takeBackText(since: number): boolean {
  const last = undoableTexts.get().at(-1);
  if (!last || last.at < since) return false;
  undoableTexts.set(undoableTexts.get().slice(0, -1));
  return last.takeBack() || takeBackText(since);
}
