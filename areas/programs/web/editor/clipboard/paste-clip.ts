import type { Editor } from '../context.tsx';
import { readGridModel } from '../grid/read-grid-model.ts';
import type { CopiedContent } from './clip.ts';
import { currentClip } from './current-clip.ts';
import { appendRows, pasteNew, pasteOver } from './pasting.ts';

/** What was copied here, for those who paste by a menu or as new. */
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

/** At the end of a workout, by its own button. */
export function pasteRowsInto(editor: Editor, workoutId: string, rows: Parameters<typeof appendRows>[2]): void {
  editor.ui.message.set(appendRows(editor, workoutId, rows));
}
