import { clamped } from '#shell/common/numbers.ts';
import { createAtom, createStoredAtom } from '#shell/web/atom.ts';
import { type ProgramSettings, hiddenByDefault } from '../../../contract/settings.ts';
import { type GridColumn, gridColumns } from './columns.ts';

export const views = ['columns', 'rows'] as const;
/** `columns`: weeks side by side in narrow columns. `rows`: one week at a time with all columns. */
export type View = (typeof views)[number];

/** Width of a week in px at a font size of 16 px. */
export const weekWidths = { min: 240, usual: 320, max: 640, step: 20 } as const;

const storageKeys = {
  columns: 'programs.hidden-columns.beside',
  rows: 'programs.hidden-columns',
};

/** View, width and hidden columns are stored on the device and shared by all programs. */
export const currentView = createStoredAtom<View>('programs.view', (stored) =>
  stored === 'rows' ? 'rows' : 'columns',
);
/** Null while the reader has not chosen one: see `fittedWeekPx`. */
export const weekWidth = createStoredAtom('programs.week-width', (stored) => Number(stored) || null);
const hidden = {
  columns: createAtom<readonly string[]>(readHidden(storageKeys.columns) ?? hiddenByDefault),
  rows: createAtom<readonly string[]>(readHidden(storageKeys.rows) ?? []),
};

export function setWeekWidth(px: number): void {
  weekWidth.set(clamped(Math.round(px), weekWidths.min, weekWidths.max));
}

/**
 * Applies the account's hidden columns to views without a choice stored on this device. Columns that are hidden only by default
 * are shown in a program that has values in them.
 */
export function applyDefaultHiddenColumns(
  hiddenColumns: ProgramSettings['hiddenColumns'],
  used: readonly GridColumn[],
): void {
  const isDefault =
    hiddenColumns.length === hiddenByDefault.length &&
    hiddenByDefault.every((column) => hiddenColumns.includes(column));
  if (readHidden(storageKeys.columns) === null)
    hidden.columns.set(isDefault ? hiddenColumns.filter((column) => !used.includes(column)) : hiddenColumns);
  if (readHidden(storageKeys.rows) === null) hidden.rows.set(isDefault ? [] : hiddenColumns);
}

export function useHiddenColumns(view: View): readonly string[] {
  return hidden[view].use();
}

/** Returns the visible columns; the same array until a column is shown or hidden. */
export function visibleColumns(view: View): readonly GridColumn[] {
  return columnsExcept(hidden[view].get());
}

export function useVisibleColumns(view: View): readonly GridColumn[] {
  return columnsExcept(hidden[view].use());
}

export function toggleColumn(view: View, column: GridColumn): void {
  const previous = hidden[view].get();
  const next = previous.includes(column) ? previous.filter((one) => one !== column) : [...previous, column];
  hidden[view].set(next);
  localStorage.setItem(storageKeys[view], next.join(' '));
}

const cache = new WeakMap<readonly string[], readonly GridColumn[]>();

function columnsExcept(hiddenColumns: readonly string[]): readonly GridColumn[] {
  const cached = cache.get(hiddenColumns);
  if (cached) return cached;
  const list = gridColumns.filter((column) => !hiddenColumns.includes(column));
  cache.set(hiddenColumns, list);
  return list;
}

/** Reads the hidden columns; null when no choice is stored on this device. */
function readHidden(name: string): readonly string[] | null {
  return (
    localStorage
      .getItem(name)
      ?.split(' ')
      .filter((one) => one !== '') ?? null
  );
}
