import { sharedValue } from '#shell/web/state.ts';
import { type ColumnName, columnNames } from './columns.ts';

const name = 'programs.hidden-columns';

/** What can be put away; an exercise always says how many sets of what. */
export const optionalColumns = ['weight', 'rest', 'rir', 'rpe', 'tut'] as const satisfies readonly ColumnName[];

/** Remembered on this device, for every program. */
export const hiddenColumns = sharedValue<readonly string[]>(readHidden());

export function useVisibleColumns(): readonly ColumnName[] {
  const hidden = hiddenColumns.use();
  return columnNames.filter((column) => !hidden.includes(column));
}

export function toggleColumn(column: ColumnName): void {
  const hidden = hiddenColumns.get();
  const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
  hiddenColumns.set(next);
  localStorage.setItem(name, next.join(' '));
}

function readHidden(): readonly string[] {
  return (localStorage.getItem(name) ?? '').split(' ').filter((one) => one !== '');
}
