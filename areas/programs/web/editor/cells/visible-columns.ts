import { clamped } from '#shell/common/numbers.ts';
import { sharedValue } from '#shell/web/state.ts';
import { type GridColumn, gridColumns } from './columns.ts';

export const views = ['columns', 'rows'] as const;
/** Weeks beside each other in narrow columns, or one week at a time with all there is room for. */
export type View = (typeof views)[number];

/** What can be put away; an exercise always says how many sets of what. */
export const optionalColumns = ['type', 'weight', 'rest', 'rir', 'rpe', 'tut', 'info'] as const satisfies GridColumn[];

/** The narrowest and the widest a week may be, in px. */
export const weekWidths = { least: 240, most: 500, step: 20 } as const;

const names = {
  view: 'programs.view',
  width: 'programs.week-width',
  columns: 'programs.hidden-columns.beside',
  rows: 'programs.hidden-columns',
};

/** All of this is remembered on this device, for every program. */
export const shownView = sharedValue<View>(localStorage.getItem(names.view) === 'rows' ? 'rows' : 'columns');
export const weekWidth = sharedValue(Number(localStorage.getItem(names.width)) || 320);
const hidden = {
  columns: sharedValue(readHidden(names.columns, 'type rpe tut info')),
  rows: sharedValue(readHidden(names.rows, '')),
};

export function chooseView(view: View): void {
  shownView.set(view);
  localStorage.setItem(names.view, view);
}

export function chooseWidth(px: number): void {
  const width = clamped(Math.round(px), weekWidths.least, weekWidths.most);
  weekWidth.set(width);
  localStorage.setItem(names.width, String(width));
}

export function useHiddenColumns(view: View): readonly string[] {
  return hidden[view].use();
}

/** The same list until one is shown or hidden. */
export function visibleColumns(view: View): readonly GridColumn[] {
  return shown(hidden[view].get());
}

export function useVisibleColumns(view: View): readonly GridColumn[] {
  return shown(hidden[view].use());
}

export function toggleColumn(view: View, column: GridColumn): void {
  const before = hidden[view].get();
  const next = before.includes(column) ? before.filter((one) => one !== column) : [...before, column];
  hidden[view].set(next);
  localStorage.setItem(names[view], next.join(' '));
}

const lists = new WeakMap<readonly string[], readonly GridColumn[]>();

function shown(away: readonly string[]): readonly GridColumn[] {
  const known = lists.get(away);
  if (known) return known;
  const list = gridColumns.filter((column) => !away.includes(column));
  lists.set(away, list);
  return list;
}

function readHidden(name: string, first: string): readonly string[] {
  return (localStorage.getItem(name) ?? first).split(' ').filter((one) => one !== '');
}
