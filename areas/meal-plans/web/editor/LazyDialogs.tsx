import { type ComponentType, lazy } from 'react';
import type { createAtom } from '#shell/web/atom.ts';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { useEditor } from './context.tsx';
import { lazyChunks } from './lazy-chunks.ts';

const CopyMealDialog = lazy(async () => ({ default: (await lazyChunks.copyMeal()).CopyMealDialog }));
const CopyDayDialog = lazy(async () => ({ default: (await lazyChunks.copyDay()).CopyDayDialog }));
const DayDialog = lazy(async () => ({ default: (await lazyChunks.day()).DayDialog }));
const MealDialog = lazy(async () => ({ default: (await lazyChunks.meal()).MealDialog }));
const PlanDialog = lazy(async () => ({ default: (await lazyChunks.plan()).PlanDialog }));
const TargetDialog = lazy(async () => ({ default: (await lazyChunks.target()).TargetDialog }));
const RowNoteDialog = lazy(async () => ({ default: (await lazyChunks.rowNote()).RowNoteDialog }));
const AlternativesDialog = lazy(async () => ({ default: (await lazyChunks.alternatives()).AlternativesDialog }));
const RecipeDialog = lazy(async () => ({ default: (await lazyChunks.recipes()).RecipeDialog }));
const FitDialog = lazy(async () => ({ default: (await lazyChunks.fit()).FitDialog }));
const GapDialog = lazy(async () => ({ default: (await lazyChunks.gap()).GapDialog }));
const SaveMealDialog = lazy(async () => ({ default: (await lazyChunks.saveMeal()).SaveMealDialog }));
const SavedMealsDialog = lazy(async () => ({ default: (await lazyChunks.savedMeals()).SavedMealsDialog }));
const PasteTextDialog = lazy(async () => ({ default: (await lazyChunks.pasteText()).PasteTextDialog }));
const ImportPlanDialog = lazy(async () => ({ default: (await lazyChunks.importPlan()).ImportPlanDialog }));
const MoveRowDialog = lazy(async () => ({ default: (await lazyChunks.moveRow()).MoveRowDialog }));
const PublishDialog = lazy(async () => ({ default: (await lazyChunks.publish()).PublishDialog }));
const VersionsDialog = lazy(async () => ({ default: (await lazyChunks.versions()).VersionsDialog }));
const KeysHelp = lazy(async () => ({ default: (await lazyChunks.keys()).KeysHelp }));

/** The dialogs of the editor; the chunk of each is loaded when it is first opened. */
export function LazyDialogs() {
  const { ui } = useEditor();
  const { dialogs } = ui;
  return (
    <>
      <Loaded when={dialogs.copyMealId} Dialog={CopyMealDialog} />
      <Loaded when={dialogs.copyDayId} Dialog={CopyDayDialog} />
      <Loaded when={dialogs.dayId} Dialog={DayDialog} />
      <Loaded when={dialogs.mealId} Dialog={MealDialog} />
      <Loaded when={ui.isPlanOpen} Dialog={PlanDialog} />
      <Loaded when={ui.isTargetOpen} Dialog={TargetDialog} />
      <Loaded when={dialogs.rowNoteId} Dialog={RowNoteDialog} />
      <Loaded when={dialogs.alternativesOf} Dialog={AlternativesDialog} />
      <Loaded when={dialogs.recipesOfMealId} Dialog={RecipeDialog} />
      <Loaded when={dialogs.fit} Dialog={FitDialog} />
      <Loaded when={dialogs.gap} Dialog={GapDialog} />
      <Loaded when={dialogs.saveMealId} Dialog={SaveMealDialog} />
      <Loaded when={dialogs.savedMeals} Dialog={SavedMealsDialog} />
      <Loaded when={dialogs.pasteText} Dialog={PasteTextDialog} />
      <Loaded when={dialogs.importIntoDayId} Dialog={ImportPlanDialog} />
      <Loaded when={dialogs.moveRowId} Dialog={MoveRowDialog} />
      <Loaded when={ui.isPublishOpen} Dialog={PublishDialog} />
      <Loaded when={ui.isVersionsOpen} Dialog={VersionsDialog} />
      <Loaded when={ui.isHelpOpen} Dialog={KeysHelp} />
    </>
  );
}

/** A dialog that opens when its atom has a value. */
function Loaded<T>({ when, Dialog }: { when: ReturnType<typeof createAtom<T>>; Dialog: ComponentType }) {
  return (
    <LoadedWhen needed={Boolean(when.use())}>
      <Dialog />
    </LoadedWhen>
  );
}
