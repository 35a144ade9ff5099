import type { Editor } from '../context.tsx';
import { readGridModel } from '../grid/read-grid-model.ts';
import type { Copied } from './clip.ts';
import { currentClip } from './kept.ts';
import { appendRows, pasteNew, pasteOver } from './pasting.ts';

/** What was copied here, for those who paste by a menu or as new. */
export function pasteClip(editor: Editor, { isNew = false }: { isNew?: boolean } = {}): void {
  const copied = currentClip.get()?.copied;
  if (copied) paste(editor, copied, { isNew });
  else editor.ui.notice.set({ name: 'nothingToPaste' });
}

export function paste(editor: Editor, copied: Copied, { isNew }: { isNew: boolean }): void {
  const sheet = readGridModel(editor);
  const outcome = isNew ? pasteNew(editor, sheet, copied) : pasteOver(editor, sheet, copied);
  editor.ui.notice.set(outcome);
}

/** At the end of a workout, by its own button. */
export function pasteRowsInto(editor: Editor, workoutId: string, rows: Parameters<typeof appendRows>[2]): void {
  editor.ui.notice.set(appendRows(editor, workoutId, rows));
}
