import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEditor } from './context.tsx';
import { lazyChunks } from './lazy-chunks.ts';

const AddingExercise = lazy(async () => ({ default: (await lazyChunks.library()).AddingExercise }));
const CopyDayDialog = lazy(async () => ({ default: (await lazyChunks.copyDay()).CopyDayDialog }));
const ProgressionDialog = lazy(async () => ({ default: (await lazyChunks.progression()).ProgressionDialog }));
const ConflictDialog = lazy(async () => ({ default: (await lazyChunks.stale()).ConflictDialog }));
const KeysHelp = lazy(async () => ({ default: (await lazyChunks.keys()).KeysHelp }));

/** The library and the dialogs, each from when it is first asked for. */
export function LazyDialogs() {
  const { ui, autosave } = useEditor();

  return (
    <Suspense fallback={null}>
      <From when={ui.picking.use() !== null}>
        <AddingExercise />
      </From>
      <From when={ui.copyingDay.use() !== null}>
        <CopyDayDialog />
      </From>
      <From when={ui.progression.use() !== null}>
        <ProgressionDialog />
      </From>
      <From when={autosave.state.use().kind === 'conflict'}>
        <ConflictDialog />
      </From>
      <From when={ui.help.use()}>
        <KeysHelp />
      </From>
    </Suspense>
  );
}

/** It stays, so that it can close as it likes. */
function From({ when, children }: { when: boolean; children: ReactNode }) {
  const [isAsked, setAsked] = useState(when);
  if (when && !isAsked) setAsked(true);
  return isAsked ? <Suspense fallback={null}>{children}</Suspense> : null;
}
