/*
 * Divs and no table: in narrow weeks a row stacks its cells, which rows of a table cannot.
 */

export const cellRole = { role: 'gridcell' } as const;

export function gridRole(label: string, describedBy: string) {
  return { role: 'grid', 'aria-multiselectable': true, 'aria-label': label, 'aria-describedby': describedBy } as const;
}

export function rowRole(isSelected?: boolean) {
  return { role: 'row', 'aria-selected': isSelected } as const;
}

export function columnHeadRole(label: string) {
  return { role: 'columnheader', 'aria-label': label } as const;
}

interface CellSaid {
  label: string;
  isSelected: boolean;
  isWrong?: boolean;
}

/** One that can have the focus; the name of a row is its heading. */
export function focusableCell(role: 'gridcell' | 'rowheader', { label, isSelected, isWrong = false }: CellSaid) {
  return { role, 'aria-label': label, 'aria-selected': isSelected, 'aria-invalid': isWrong || undefined } as const;
}
