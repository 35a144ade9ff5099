import type { Editor } from '../context.tsx';
import { readGridModel } from '../grid/read-grid-model.ts';
import type { CopiedContent } from './clip.ts';
import { currentClip } from './current-clip.ts';
import { appendRows, pasteNew, pasteOver } from './pasting.ts';

/** Pastes the current clip from a menu or as new content. */
export function pasteClip(editor: Editor, { isNew = false }: { isNew?: boolean } = {}): void {
  const copied = currentClip.get()?.copied;
  if (copied) paste(editor, copied, { isNew });
  else editor.ui.message.set({ name: 'nothingToPaste' });
}

export function paste(editor: Editor, copied: CopiedContent, { isNew }: { isNew: boolean }): void {
  const model = readGridModel(editor);
  const outcome = isNew ? pasteNew(editor, model, copied) : pasteOver(editor, model, copied);
  editor.ui.message.set(outcome);
}

/** Pastes rows at the end of a workout. */
export function pasteRowsInto(editor: Editor, workoutId: string, rows: Parameters<typeof appendRows>[2]): void {
  editor.ui.message.set(appendRows(editor, workoutId, rows));
}
