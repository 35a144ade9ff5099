import type { ReactNode } from 'react';
import type { createAtom } from '#shell/web/atom.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';

interface EditorDialogProps<Value> {
  /** What the dialog is open for; null while it is closed. */
  atom: ReturnType<typeof createAtom<Value | null>>;
  titleOf: (value: Value) => string;
  children: (value: Value) => ReactNode;
}

/** A dialog of the editor that is open while its atom has a value. */
export function EditorDialog<Value>({ atom, titleOf, children }: EditorDialogProps<Value>) {
  const opened = atom.use();
  return (
    <Dialog
      opened={opened !== null}
      onClose={() => atom.set(null)}
      size="lg"
      title={opened === null ? '' : titleOf(opened)}
    >
      {opened !== null && children(opened)}
    </Dialog>
  );
}
