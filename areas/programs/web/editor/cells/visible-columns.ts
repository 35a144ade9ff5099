import { clamped } from '#shell/common/numbers.ts';
import { createAtom } from '#shell/web/atom.ts';
import { type ProgramSettings, hiddenByDefault } from '../../../contract/settings.ts';
import { type GridColumn, gridColumns } from './columns.ts';

export const views = ['columns', 'rows'] as const;
/** Weeks beside each other in narrow columns, or one week at a time with all there is room for. */
export type View = (typeof views)[number];

/** The narrowest and the widest a week may be, in px. */
export const weekWidths = { least: 240, most: 500, step: 20 } as const;

const names = {
  view: 'programs.view',
  width: 'programs.week-width',
  columns: 'programs.hidden-columns.beside',
  rows: 'programs.hidden-columns',
};

/** All of this is remembered on this device, for every program. */
export const shownView = createAtom<View>(localStorage.getItem(names.view) === 'rows' ? 'rows' : 'columns');
export const weekWidth = createAtom(Number(localStorage.getItem(names.width)) || 320);
const hidden = {
  columns: createAtom<readonly string[]>(readHidden(names.columns) ?? hiddenByDefault),
  rows: createAtom<readonly string[]>(readHidden(names.rows) ?? []),
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

/** What the studio puts away, for a device on which nobody chose yet. */
export function startWithHidden(first: ProgramSettings['hiddenColumns']): void {
  const isUsual = first.length === hiddenByDefault.length && hiddenByDefault.every((column) => first.includes(column));
  if (readHidden(names.columns) === null) hidden.columns.set(first);
  if (readHidden(names.rows) === null) hidden.rows.set(isUsual ? [] : first);
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

/** Null until somebody chose on this device. */
function readHidden(name: string): readonly string[] | null {
  return (
    localStorage
      .getItem(name)
      ?.split(' ')
      .filter((one) => one !== '') ?? null
  );
}
