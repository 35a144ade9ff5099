import { UndoButtons } from '#shell/web/documents/UndoButtons.tsx';
import { useUndoRedo } from './use-visible-week.ts';

/** Undo and redo buttons; `size` in px. */
export function UndoRedo({ size }: { size?: number }) {
  const { undo, redo } = useUndoRedo();
  return <UndoButtons onUndo={undo} onRedo={redo} size={size} />;
}
