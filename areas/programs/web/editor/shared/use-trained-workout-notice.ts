import { useEffect } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { lastEntry } from '#shell/web/documents/document-store.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { Week, Workout } from '../../../contract/document.ts';
import { workoutsOf } from '../../../rules/content.ts';
import type { Editor } from '../context.tsx';
import { type FormerRows, offerToLaterWeeks } from '../edits/begun-workout.ts';
import { progressOf } from '../training.ts';

/**
 * With the user's first change of a workout that the client of a copy has begun or done, says what the change does not reach. Changed
 * rows of a begun one are offered to the later weeks that have the former values.
 */
export function useTrainedWorkoutNotice({ store, training, ui }: Pick<Editor, 'store' | 'training' | 'ui'>): void {
  const t = useTexts('programs');
  // Synchronises with the store of the document, whose edits come from everywhere in the editor.
  useEffect(() => {
    const named = new Set<string>();
    const former: FormerRows = new Map();
    return store.subscribe((state, before) => {
      const entry = lastEntry(state.undoStack);
      // A version of the server that replaces the content has no entry.
      const isEdit = entry !== lastEntry(before.undoStack) && state.undoStack.length >= before.undoStack.length;
      if (!entry || !isEdit || entry.isReplacement) return;
      for (const workout of changedWorkouts(before.content.weeks, state.content.weeks)) {
        const progress = progressOf(workout, training.get());
        if (!progress) continue;
        if (progress === 'begun') addFormerRows(former, before.content.weeks, workout);
        const isOffered = progress === 'begun' && offerToLaterWeeks({ store, ui }, former);
        if (named.has(workout.id)) continue;
        named.add(workout.id);
        if (!isOffered) toast.info(t(`workout.changed.${progress}`));
      }
    });
  }, [store, training, ui, t]);
}

/** Adds the rows of the workout before the edit that are not there yet. */
function addFormerRows(former: FormerRows, weeks: readonly Week[], { id }: Workout): void {
  const rows = workoutsOf(weeks).find((workout) => workout.id === id)?.exercises ?? [];
  for (const row of rows) if (!former.has(row.id)) former.set(row.id, row);
}

/** Edits keep the objects that they do not change. */
function changedWorkouts(before: readonly Week[], after: readonly Week[]): Workout[] {
  const unchanged = new Set(workoutsOf(before));
  return workoutsOf(after).filter((workout) => !unchanged.has(workout));
}
