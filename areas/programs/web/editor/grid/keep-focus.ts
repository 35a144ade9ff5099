import { clamped } from '#shell/common/numbers.ts';
import type { Week } from '../../../contract/document.ts';
import { workoutsOf } from '../../../rules/content.ts';
import type { Editor } from '../context.tsx';
import { findRow, findWorkout } from '../state/program-index.ts';
import type { RowPosition } from './grid-model.ts';
import { clearedState, setAddRowFocus } from './move-focus.ts';
import { setGridState } from './grid-state.ts';
import { nearestPosition } from './navigation.ts';
import { showFocus } from './show-focus.ts';

/** Position of a row, or of the part that begins with it. */
interface Position {
  week: number;
  position: RowPosition;
}

/**
 * Moves the focus of the grid when its row no longer exists, after an edit, an undo or a newer version of the program: to the
 * row that has its position, or else the nearest one. The returned function stops it.
 */
export function keepFocus(editor: Editor): () => void {
  return editor.store.subscribe(({ content: { weeks } }, { content: { weeks: before } }) => {
    const lost = weeks === before ? null : lostPosition(editor, weeks, before);
    if (!lost) return;
    focusNear(editor, before, lost);
    // Elsewhere, as in a menu, the focus stays until that is closed.
    if (document.activeElement?.closest('[data-grid]')) showFocus(editor);
  });
}

/**
 * Deletes a part of the program from a menu. Afterwards the focused cell gets the DOM focus or, when no cell was focused, the
 * one that is nearest to the deleted part.
 */
export function deleteFromMenu(editor: Editor, part: Position, remove: () => void): void {
  const { grid } = editor.ui;
  const { weeks } = editor.store.getState().content;
  remove();
  if (!grid.get().focus && !grid.get().addRowWorkoutId) focusNear(editor, weeks, part);
  // Waits until the menu has restored the focus.
  setTimeout(() => showFocus(editor), 50);
}

/** Returns where the focus was; null when its row or workout exists. */
function lostPosition({ ui }: Editor, weeks: readonly Week[], before: readonly Week[]): Position | null {
  const { focus, addRowWorkoutId } = ui.grid.get();
  const isLost = focus ? !findRow(weeks, focus.rowId) : addRowWorkoutId && !findWorkout(weeks, addRowWorkoutId);
  if (!isLost) return null;
  const location = focus ? findRow(before, focus.rowId) : findWorkout(before, addRowWorkoutId ?? '');
  if (!location) return { week: 0, position: [0, 0, 0] };
  const [week, ...position] = location.path;
  return { week, position };
}

/** Sets the focus near a position of the earlier weeks `before`; in the week before when its week was deleted. */
function focusNear(editor: Editor, before: readonly Week[], { week: index, position }: Position): void {
  const { grid } = editor.ui;
  const { weeks } = editor.store.getState().content;
  const week = weeks.find(({ id }) => id === before[index]?.id) ?? weeks[clamped(index - 1, 0, weeks.length - 1)];
  const [d, x, r] = week ? nearestPosition(week, position) : position;
  const workout = week?.days[d]?.workouts[x] ?? workoutsOf(week ? [week] : [])[0] ?? workoutsOf(weeks)[0];
  const row = workout?.exercises[r];
  if (row) setGridState(grid, { ...clearedState, focus: { rowId: row.id, column: grid.get().column } });
  else if (workout) setAddRowFocus(editor, workout.id);
  else setGridState(grid, { ...clearedState, focus: null });
}
