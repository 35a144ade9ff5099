import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEditor } from './context.tsx';
import { lateParts } from './late-parts.ts';

const AddingExercise = lazy(async () => ({ default: (await lateParts.library()).AddingExercise }));
const CopyDayDialog = lazy(async () => ({ default: (await lateParts.copyDay()).CopyDayDialog }));
const ProgressionDialog = lazy(async () => ({ default: (await lateParts.progression()).ProgressionDialog }));
const StaleDialog = lazy(async () => ({ default: (await lateParts.stale()).StaleDialog }));
const KeysHelp = lazy(async () => ({ default: (await lateParts.keys()).KeysHelp }));

/** The library and the dialogs, each from when it is first asked for. */
export function LateParts() {
  const { open, autosave } = useEditor();

  return (
    <Suspense fallback={null}>
      <From when={open.picking.use() !== null}>
        <AddingExercise />
      </From>
      <From when={open.copyingDay.use() !== null}>
        <CopyDayDialog />
      </From>
      <From when={open.progression.use() !== null}>
        <ProgressionDialog />
      </From>
      <From when={autosave.state.use().kind === 'stale'}>
        <StaleDialog />
      </From>
      <From when={open.help.use()}>
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
