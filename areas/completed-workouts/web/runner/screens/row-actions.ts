import type { RefObject } from 'react';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import type { ExerciseChoice } from '../../../contract/exercise-choices.ts';
import type { RunningRow, SetRef } from '../../../rules/set-order.ts';
import type { Texts } from '../../text.ts';
import { rowDraftKeys } from '../drafts.ts';
import type { LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { addRow, changeAddedExercise, removeAddedRow } from '../local-store/added-rows.ts';
import * as log from '../local-store/log.ts';

/** What the user does with whole rows. */
export interface RowActions {
  skip: (row: RunningRow, values: log.SkipValues) => void;
  unskip: (row: RunningRow) => void;
  swap: (row: RunningRow, swap: log.Swap) => void;
  /** Adds an exercise that is not prescribed, and opens it. */
  add: (exercise: ExerciseChoice) => void;
  /** Replaces an added exercise that no longer exists, and opens the other one. */
  changeAdded: (rowId: string, exercise: ExerciseChoice) => void;
  /** Takes an added exercise out again, with its sets. */
  removeAdded: (row: RunningRow) => void;
}

interface RowActionOptions {
  t: Texts;
  store: LocalWorkoutStore;
  rows: readonly RunningRow[];
  position: { choose: (set: SetRef | null) => void; goOn: () => void };
  /** For screen readers. */
  announce: (text: string) => void;
  /** A row was skipped: the screen follows to the next set. */
  hasMoved: RefObject<boolean>;
  /** A row was opened: the screen scrolls to it. */
  hasOpened: RefObject<boolean>;
}

export function createRowActions(options: RowActionOptions): RowActions {
  const { t, store, rows, position, announce, hasMoved, hasOpened } = options;
  return {
    skip(row: RunningRow, values: log.SkipValues): void {
      log.skipRow(store, row.id, values);
      hasMoved.current = true;
      position.goOn();
      announce(t('skip.announcement', { name: row.name }));
    },
    unskip(row: RunningRow): void {
      log.skipRow(store, row.id, null);
      announce(t('swap.announcement', { name: row.name }));
      position.choose({ rowId: row.id, setNumber: 0 });
    },
    swap(row: RunningRow, swap: log.Swap): void {
      const { exercise } = swap;
      log.swapRow(store, row, swap);
      clearSetDrafts(store, row);
      announce(t('swap.announcement', { name: exercise?.name ?? row.insteadOf ?? row.name }));
      if (!exercise) position.choose({ rowId: row.id, setNumber: 0 });
    },
    add(exercise: ExerciseChoice): void {
      const present = rows.find((row) => row.exerciseId === exercise.id);
      const rowId = present?.id ?? addRow(store, exercise);
      announce(t('swap.announcement', { name: exercise.name }));
      hasOpened.current = true;
      position.choose({ rowId, setNumber: 0 });
    },
    changeAdded(rejectedId: string, exercise: ExerciseChoice): void {
      const present = rows.find((row) => row.exerciseId === exercise.id);
      const rowId = changeAddedExercise(store, rejectedId, { ...exercise, rowId: present?.id });
      announce(t('swap.announcement', { name: exercise.name }));
      hasOpened.current = true;
      position.choose({ rowId, setNumber: 0 });
    },
    removeAdded(row: RunningRow): void {
      removeAddedRow(store, row.id);
      clearSetDrafts(store, row);
      announce(t('added.removed', { name: row.name }));
      position.goOn();
    },
  };
}

/** Deletes the drafts of the sets of a row, because values typed for one exercise do not apply to another. */
function clearSetDrafts(store: LocalWorkoutStore, row: RunningRow): void {
  rowDraftKeys(store, row.id).forEach(clearDraft);
}
