import type { Week } from '../../../contract/document.ts';
import { rowsOf } from '../../../rules/content.ts';
import { useContent } from '../context.tsx';
import { columns } from './columns.ts';
import { useHiddenColumns, type View } from './visible-columns.ts';

/** Columns whose values are nowhere while they are hidden. Rests have a default, and type and note a mark beside the name. */
const unmarkedColumns = ['weight', 'rir', 'rpe', 'tut'] as const;
type UnmarkedColumn = (typeof unmarkedColumns)[number];

const cache = new WeakMap<Week, readonly UnmarkedColumn[]>();

/** Returns the columns that the program has values in. */
export function usedColumns(weeks: readonly Week[]): readonly UnmarkedColumn[] {
  return unmarkedColumns.filter((column) => weeks.some((week) => usedColumnsOf(week).includes(column)));
}

/** Returns the hidden columns that the program has values in. */
export function useHiddenUsedColumns(view: View): readonly UnmarkedColumn[] {
  const hidden = useHiddenColumns(view);
  const used = useContent(({ weeks }) => usedColumns(weeks).join(' ')).split(' ');
  return unmarkedColumns.filter((column) => hidden.includes(column) && used.includes(column));
}

function usedColumnsOf(week: Week): readonly UnmarkedColumn[] {
  const cached = cache.get(week);
  if (cached) return cached;
  const rows = rowsOf([week]);
  const used = unmarkedColumns.filter((column) => rows.some((row) => columns[column].format(row) !== ''));
  cache.set(week, used);
  return used;
}
