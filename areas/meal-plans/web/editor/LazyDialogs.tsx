import { lazy } from 'react';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { useEditor } from './context.tsx';
import { lazyChunks } from './lazy-chunks.ts';

const CopyMealDialog = lazy(async () => ({ default: (await lazyChunks.copyMeal()).CopyMealDialog }));
const CopyDayDialog = lazy(async () => ({ default: (await lazyChunks.copyDay()).CopyDayDialog }));
const DayDialog = lazy(async () => ({ default: (await lazyChunks.day()).DayDialog }));
const MealDialog = lazy(async () => ({ default: (await lazyChunks.meal()).MealDialog }));
const PlanDialog = lazy(async () => ({ default: (await lazyChunks.plan()).PlanDialog }));
const RowNoteDialog = lazy(async () => ({ default: (await lazyChunks.rowNote()).RowNoteDialog }));
const AlternativesDialog = lazy(async () => ({ default: (await lazyChunks.alternatives()).AlternativesDialog }));
const PublishDialog = lazy(async () => ({ default: (await lazyChunks.publish()).PublishDialog }));
const KeysHelp = lazy(async () => ({ default: (await lazyChunks.keys()).KeysHelp }));

/** The dialogs of the editor; the chunk of each is loaded when it is first opened. */
export function LazyDialogs() {
  const { ui } = useEditor();
  const { copyMealId, copyDayId, dayId, mealId, rowNoteId, alternativesOf } = ui.dialogs;

  return (
    <>
      <LoadedWhen needed={copyMealId.use() !== null}>
        <CopyMealDialog />
      </LoadedWhen>
      <LoadedWhen needed={copyDayId.use() !== null}>
        <CopyDayDialog />
      </LoadedWhen>
      <LoadedWhen needed={dayId.use() !== null}>
        <DayDialog />
      </LoadedWhen>
      <LoadedWhen needed={mealId.use() !== null}>
        <MealDialog />
      </LoadedWhen>
      <LoadedWhen needed={ui.isPlanOpen.use()}>
        <PlanDialog />
      </LoadedWhen>
      <LoadedWhen needed={rowNoteId.use() !== null}>
        <RowNoteDialog />
      </LoadedWhen>
      <LoadedWhen needed={alternativesOf.use() !== null}>
        <AlternativesDialog />
      </LoadedWhen>
      <LoadedWhen needed={ui.isPublishOpen.use()}>
        <PublishDialog />
      </LoadedWhen>
      <LoadedWhen needed={ui.isHelpOpen.use()}>
        <KeysHelp />
      </LoadedWhen>
    </>
  );
}
