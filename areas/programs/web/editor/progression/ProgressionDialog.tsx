import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useEditor, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { showFocus } from '../grid/show-focus.ts';
import { ProgressionForm } from './ProgressionForm.tsx';

/** Dialog for the progression of a row, which can also be applied to the same exercise of later weeks. */
export function ProgressionDialog() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { progressionRowId } = editor.ui;
  const rowId = progressionRowId.use();
  const name = useRow(rowId ?? '', useExerciseName());

  function close(): void {
    progressionRowId.set(null);
    // Waits until the dialog has restored the focus.
    setTimeout(() => showFocus(editor), 20);
  }

  return (
    <Dialog
      opened={rowId !== null && name !== undefined}
      onClose={close}
      title={t('progression.title', { name: name ?? '' })}
    >
      {rowId && <ProgressionForm key={rowId} rowId={rowId} onDone={close} />}
    </Dialog>
  );
}
