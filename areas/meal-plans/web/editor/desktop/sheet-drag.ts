import { dragPart, type Point } from '#shell/web/dragging/drag.ts';
import type { Editor } from '../context.tsx';
import { moveMealBefore, moveRowsTo, type RowPosition } from '../edits/move.ts';
import { findMeal, findRow, mealPlanOf } from '../state/meal-plan-of.ts';
import { selectedOr } from './use-sheet-keys.ts';

/** Drags the row, with the other selected ones, or the meal of a grip; the document changes once, on drop. */
export function startSheetDrag(editor: Editor, grip: Element, start: Point): void {
  const { store } = editor;
  const rowId = grip.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const meal = grip.closest<HTMLElement>('[data-meal]');
  if (rowId) {
    const ids = selectedOr(editor, rowId);
    dragPart<RowPosition>({
      start,
      name: nameOf(grip.closest('[data-row]'), ids.length),
      dropAt: (x, y) => rowDropAt(editor, ids, { x, y }),
      onDrop: (position) => moveRowsTo(store, ids, position),
    });
  } else if (meal) {
    const id = meal.dataset['meal'] ?? '';
    dragPart<string | null>({
      start,
      name: meal.getAttribute('aria-label') ?? '',
      dropAt: (x, y) => mealDropAt(editor, { x, y }),
      onDrop: (beforeId) => moveMealBefore(store, id, beforeId),
    });
  }
}

function nameOf(row: Element | null, count: number): string {
  const name = row?.querySelector('[data-col=food]')?.textContent ?? '';
  return count > 1 ? `${name} +${count - 1}` : name;
}

interface Pointer {
  x: number;
  y: number;
}

/** Before or after the row below the pointer, otherwise at the end of its meal. */
function rowDropAt({ store }: Editor, ids: readonly string[], { x, y }: Pointer) {
  const element = document.elementFromPoint(x, y);
  const row = element?.closest<HTMLElement>('[data-row]');
  const meal = element?.closest<HTMLElement>('[data-meal]');
  const mealId = meal?.dataset['meal'];
  if (!meal || !mealId) return null;
  if (!row) return { drop: { mealId, beforeId: null }, target: meal.getBoundingClientRect(), edge: 'around' as const };
  const target = row.getBoundingClientRect();
  const location = findRow(mealPlanOf(store.getState().content), row.dataset['row'] ?? '');
  const isAfter = y > target.top + target.height / 2;
  const following = location?.meal.mealComponents.slice(location.index + (isAfter ? 1 : 0)) ?? [];
  const beforeId = following.find(({ id }) => !ids.includes(id))?.id ?? null;
  return { drop: { mealId, beforeId }, target, edge: isAfter ? ('after' as const) : ('before' as const) };
}

/** Before or after the meal below the pointer. */
function mealDropAt({ store }: Editor, { x, y }: Pointer) {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-meal]');
  const location = findMeal(mealPlanOf(store.getState().content), element?.dataset['meal'] ?? '');
  if (!element || !location) return null;
  const target = element.getBoundingClientRect();
  const isAfter = y > target.top + target.height / 2;
  const { meals } = location.day;
  const following = isAfter ? meals[meals.indexOf(location.meal) + 1] : location.meal;
  return { drop: following?.id ?? null, target, edge: isAfter ? ('after' as const) : ('before' as const) };
}
