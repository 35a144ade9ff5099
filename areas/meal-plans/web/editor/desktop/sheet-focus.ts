export const sheetColumns = ['food', 'measure', 'grams'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Focuses a cell after the present edit has been drawn. */
export function focusPortion(uuid: string, column: SheetColumn): void {
  requestAnimationFrame(() => {
    const line = document.querySelector(`[data-portion="${uuid}"]`);
    line?.querySelector<HTMLElement>(`[data-col="${column}"]`)?.focus();
  });
}

export function focusRow(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-col]`)?.focus());
}

/** Focuses the field that adds foods to a meal. */
export function focusAddField(mealId: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-meal-add="${mealId}"] input`)?.focus());
}

/**
 * Focuses the cell of the column in the line above or below, also in the next meal. The fields that add foods are lines too; a
 * line without that column, such as a recipe, is entered in its first cell.
 */
export function moveFocus(from: HTMLElement, column: SheetColumn, step: 1 | -1): boolean {
  const lines = [...(from.closest('[data-sheet]')?.querySelectorAll<HTMLElement>('[data-line], [data-add]') ?? [])];
  const index = lines.findIndex((line) => line.contains(from));
  const next = lines[index + step];
  if (index === -1 || !next) return false;
  const cell =
    next.querySelector<HTMLElement>(`[data-col="${column}"]`) ?? next.querySelector<HTMLElement>('input, [data-col]');
  cell?.focus();
  return true;
}
