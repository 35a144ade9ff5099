import { lazy } from 'react';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { useEditor } from './context.tsx';
import { lazyChunks } from './lazy-chunks.ts';

const AddingExercise = lazy(async () => ({ default: (await lazyChunks.library()).ExerciseLibrary }));
const CopyDayDialog = lazy(async () => ({ default: (await lazyChunks.copyDay()).CopyDayDialog }));
const DeloadDialog = lazy(async () => ({ default: (await lazyChunks.deload()).DeloadDialog }));
const ProgressionDialog = lazy(async () => ({ default: (await lazyChunks.progression()).ProgressionDialog }));
const WarmUpDialog = lazy(async () => ({ default: (await lazyChunks.warmUp()).WarmUpDialog }));
const RowMaximumDialog = lazy(async () => ({ default: (await lazyChunks.maximum()).RowMaximumDialog }));
const KeysHelp = lazy(async () => ({ default: (await lazyChunks.keys()).KeysHelp }));

/** The exercise library and the dialogs; the chunk of each is loaded when it is first opened. */
export function LazyDialogs({ clientId }: { clientId: string | null }) {
  const { ui } = useEditor();
  const needsMaximum = ui.maximumExercise.use() !== null;

  return (
    <>
      <LoadedWhen needed={ui.libraryPicker.use() !== null}>
        <AddingExercise />
      </LoadedWhen>
      <LoadedWhen needed={ui.dayToCopyId.use() !== null}>
        <CopyDayDialog />
      </LoadedWhen>
      <LoadedWhen needed={ui.deloadWeekId.use() !== null}>
        <DeloadDialog />
      </LoadedWhen>
      <LoadedWhen needed={ui.progressionRowId.use() !== null}>
        <ProgressionDialog />
      </LoadedWhen>
      <LoadedWhen needed={ui.warmUpRowId.use() !== null}>
        <WarmUpDialog />
      </LoadedWhen>
      {clientId !== null && (
        <LoadedWhen needed={needsMaximum}>
          <RowMaximumDialog clientId={clientId} />
        </LoadedWhen>
      )}
      <LoadedWhen needed={ui.isHelpOpen.use()}>
        <KeysHelp />
      </LoadedWhen>
    </>
  );
}
