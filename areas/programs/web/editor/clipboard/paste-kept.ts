import type { Editor } from '../context.tsx';
import { readSheet } from '../grid/read-sheet.ts';
import type { Copied } from './clip.ts';
import { keptClip } from './kept.ts';
import { appendRows, pasteNew, pasteOver } from './pasting.ts';

/** What was copied here, for those who paste by a menu or as new. */
export function pasteKept(editor: Editor, { isNew = false }: { isNew?: boolean } = {}): void {
  const copied = keptClip.get()?.copied;
  if (copied) paste(editor, copied, { isNew });
  else editor.open.notice.set({ name: 'nothingToPaste' });
}

export function paste(editor: Editor, copied: Copied, { isNew }: { isNew: boolean }): void {
  const sheet = readSheet(editor);
  const outcome = isNew ? pasteNew(editor, sheet, copied) : pasteOver(editor, sheet, copied);
  editor.open.notice.set(outcome);
}

/** At the end of a workout, by its own button. */
export function pasteRowsInto(editor: Editor, workoutId: string, rows: Parameters<typeof appendRows>[2]): void {
  editor.open.notice.set(appendRows(editor, workoutId, rows));
}
