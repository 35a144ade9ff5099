/*
 * Roles of a grid for `div` elements: in narrow weeks a row stacks its cells, which a table row cannot do.
 */

/** Id of the hidden text that explains the keys; every grid refers to it. */
export const gridHelpId = 'program-grid-help';

export const cellRole = { role: 'gridcell' } as const;

export function gridRole(label: string, describedBy: string) {
  return { role: 'grid', 'aria-multiselectable': true, 'aria-label': label, 'aria-describedby': describedBy } as const;
}

export function rowRole(isSelected?: boolean) {
  return { role: 'row', 'aria-selected': isSelected } as const;
}

export function columnHeaderRole(label: string) {
  return { role: 'columnheader', 'aria-label': label } as const;
}

interface CellLabel {
  label: string;
  isSelected: boolean;
  isInvalid?: boolean;
}

/** Returns the props of a focusable cell; the name cell is the row header. */
export function focusableCell(role: 'gridcell' | 'rowheader', { label, isSelected, isInvalid = false }: CellLabel) {
  return { role, 'aria-label': label, 'aria-selected': isSelected, 'aria-invalid': isInvalid || undefined } as const;
}
