import { MaximumDialog } from '#areas/metrics/web/public.tsx';
import { useEditor } from '../context.tsx';
import { showFocus } from '../grid/show-focus.ts';

/** Dialog for the maximum of the exercise of a row of a client's copy. */
export function RowMaximumDialog({ clientId }: { clientId: string }) {
  const editor = useEditor();
  const { maximumExercise } = editor.ui;

  function close(): void {
    maximumExercise.set(null);
    // Waits until the dialog has restored the focus.
    setTimeout(() => showFocus(editor), 20);
  }

  return <MaximumDialog subject={{ clientId }} exercise={maximumExercise.use()} onClose={close} />;
}
