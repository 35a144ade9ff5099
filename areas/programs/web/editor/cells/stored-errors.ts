import type { Editor } from '../context.tsx';
import type { CellError } from '../state/editor-ui.ts';

/**
 * Stores the texts of cells that do not parse on this device, by user and program, so that they survive a reload. They
 * are not part of the document: they are neither saved nor seen by other editors. Returns the function that stops it.
 */
export function storeCellErrors({ id, ui }: Pick<Editor, 'id' | 'ui'>, userId: string): () => void {
  return ui.cellErrors.subscribe((errors, previous) => {
    // Another tab may have written errors of other cells.
    const stored = new Map(readCellErrors(id, userId));
    for (const cell of previous.keys()) if (!errors.has(cell)) stored.delete(cell);
    for (const [cell, error] of errors) if (previous.get(cell) !== error) stored.set(cell, error);
    writeCellErrors(storageKey(id, userId), stored);
  });
}

/** Reads the stored errors of a program by `rowId column`. */
export function readCellErrors(id: string, userId: string): ReadonlyMap<string, CellError> {
  try {
    return new Map(JSON.parse(localStorage.getItem(storageKey(id, userId)) ?? '[]') as [string, CellError][]);
  } catch {
    return new Map();
  }
}

function writeCellErrors(key: string, errors: ReadonlyMap<string, CellError>): void {
  try {
    if (errors.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...errors]));
  } catch {
    // The storage is full: the texts stay on the open page only.
  }
}

function storageKey(id: string, userId: string): string {
  return `programs.cell-errors.${userId}.${id}`;
}
