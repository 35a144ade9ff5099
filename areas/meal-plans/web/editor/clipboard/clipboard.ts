import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { newId } from '#shell/common/ids.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { limits, type Meal, type MealComponent } from '../../../contract.ts';
import { cloneMeal } from '../../../rules/copies.ts';
import type { Editor } from '../context.tsx';
import { cellOf, selectedOr } from '../desktop/use-sheet-keys.ts';
import { focusAddField } from '../desktop/sheet-focus.ts';
import { addCopiedMeal } from '../edits/days.ts';
import { singleFood } from '../edits/food.ts';
import { insertRows } from '../edits/insert.ts';
import { deleteRows } from '../edits/rows.ts';
import { findRow, mealPlanOf } from '../state/meal-plan-of.ts';
import { type Clip, readClip, storeClip } from './clip.ts';

type EditorParts = Pick<Editor, 'store' | 'ui' | 'membershipId'>;

/**
 * Handles copy, cut and paste in the rows of a day until `signal` aborts. A field whose text is partly selected keeps the
 * browser's behaviour.
 */
export function listenToClipboard(editor: Editor, dayId: string, signal: AbortSignal): void {
  for (const name of ['copy', 'cut'] as const)
    document.addEventListener(name, (event) => handleCopy(editor, event), { signal });
  document.addEventListener('paste', (event) => handlePaste(editor, dayId, event), { signal });
}

export function copyRowsToClipboard(editor: EditorParts, ids: readonly string[]): void {
  const clip = clipOf(editor, ids);
  if (!clip) return;
  store(editor, clip);
  void navigator.clipboard?.writeText(clip.text).catch(() => {});
}

export function copyMealToClipboard(editor: EditorParts, meal: Meal): void {
  const clip: Clip = {
    membershipId: editor.membershipId,
    text: meal.mealComponents.map(lineText).join('\n'),
    copied: { kind: 'meal', meal },
  };
  store(editor, clip);
  void navigator.clipboard?.writeText(clip.text).catch(() => {});
}

/** Pastes a copied meal, or copied rows as a meal would be: at the end of the last meal. */
export function pasteMeal(editor: EditorParts, dayId: string): void {
  const clip = readClip(editor.membershipId);
  const day = mealPlanOf(editor.store.getState().content).days.find(({ id }) => id === dayId);
  if (clip?.copied.kind !== 'meal' || !day || day.meals.length >= limits.mealsADay) {
    editor.ui.message.set({ name: 'nothingToPaste' });
    return;
  }
  addCopiedMeal(editor.store, dayId, cloneMeal(clip.copied.meal, newId));
  editor.ui.message.set({ name: 'mealPasted', isUndoable: true });
}

/** Pastes copied rows, or the rows of a copied meal, at the end of a meal. With `aliment`, recipes become their single foods. */
export function pasteRows(editor: Editor, { mealId, as }: { mealId: string; as: 'recipe' | 'aliment' }): void {
  const copied = readClip(editor.membershipId)?.copied;
  const rows = copied && (copied.kind === 'rows' ? copied.rows : copied.meal.mealComponents);
  if (!rows) editor.ui.message.set({ name: 'nothingToPaste' });
  else insertRows(editor, { mealId, rows: as === 'recipe' ? rows : rows.flatMap(asAliments) });
}

function asAliments(row: MealComponent): MealComponent[] {
  return row.recipe ? row.components.map(singleFood) : [row];
}

function handleCopy(editor: Editor, event: ClipboardEvent): void {
  const cell = cellOf(document.activeElement);
  if (!cell || event.defaultPrevented || isTextSelected(cell.element)) return;
  const ids = selectedOr(editor, cell.rowId);
  const clip = clipOf(editor, ids);
  if (!clip) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', clip.text);
  store(editor, clip);
  if (event.type !== 'cut') return;
  const mealId = findRow(mealPlanOf(editor.store.getState().content), cell.rowId)?.meal.id ?? '';
  deleteRows(editor.store, ids);
  editor.ui.selection.set(new Set());
  focusAddField(mealId);
}

/**
 * Pastes after the row with the focus, or at the end of the meal whose search field has it. Lines from elsewhere, such as a
 * spreadsheet or a chat, are shown for review first.
 */
function handlePaste(editor: Editor, dayId: string, event: ClipboardEvent): void {
  const active = document.activeElement;
  const mealId = active?.closest<HTMLElement>('[data-meal]')?.dataset['meal'];
  const clip = readClip(editor.membershipId);
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!mealId || (active instanceof HTMLInputElement && isTextSelected(active))) return;
  const after = cellOf(active)?.rowId;
  if (!clip || clip.text !== text) {
    if (!isList(text)) return;
    event.preventDefault();
    editor.ui.dialogs.pasteText.set({ mealId, after, text });
    return;
  }
  event.preventDefault();
  if (clip.copied.kind === 'meal') {
    pasteMeal(editor, dayId);
    return;
  }
  insertRows(editor, { mealId, after, rows: clip.copied.rows });
}

/** Whether the text has several lines, cells or foods; a single food belongs into the field. */
function isList(text: string): boolean {
  if (/[\n\t]/.test(text.trim())) return /\p{L}/u.test(text);
  return parseIngredients(text, currentLanguage()).length > 1;
}

/** Whether a part of the text of a field is selected: then the text is meant, not the row. */
function isTextSelected(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = element;
  return selectionStart !== selectionEnd && !(selectionStart === 0 && selectionEnd === value.length);
}

function clipOf(editor: EditorParts, ids: readonly string[]): Clip | null {
  const mealPlan = mealPlanOf(editor.store.getState().content);
  const rows = ids.flatMap((id) => findRow(mealPlan, id)?.row ?? []);
  if (rows.length === 0) return null;
  return { membershipId: editor.membershipId, text: rows.map(lineText).join('\n'), copied: { kind: 'rows', rows } };
}

/** Name and grams of a row, separated by a tab. */
function lineText({ recipe, line, line_en, components }: MealComponent): string {
  const grams = components.reduce((sum, { quantity }) => sum + quantity, 0);
  const name = recipe?.name ?? components[0]?.aliment.name ?? (line || line_en);
  return components.length > 0 ? `${name}\t${grams}` : name;
}

function store(editor: Pick<Editor, 'ui'>, clip: Clip): void {
  storeClip(clip);
  const count = clip.copied.kind === 'rows' ? clip.copied.rows.length : 1;
  editor.ui.message.set({ name: clip.copied.kind === 'rows' ? 'copied' : 'mealCopied', values: { count } });
}
