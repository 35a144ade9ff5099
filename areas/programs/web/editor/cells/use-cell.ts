import { useState } from 'react';
import { useEditor, useRow } from '../context.tsx';
import { setRow } from '../edits/rows.ts';
import { findRow } from '../state/find.ts';
import { type ColumnName, columns } from './columns.ts';

interface Typed {
  text: string;
  /** What the document said right after: once it says something else, what was typed is over. */
  shown: string;
  isWrong: boolean;
}

/** The field of one column of one row. What is typed shows as typed until the field is left. */
export function useCell(rowId: string, name: ColumnName) {
  const { store } = useEditor();
  const column = columns[name];
  const shown = useRow(rowId, column.read) ?? '';
  const [typed, setTyped] = useState<Typed | null>(null);
  const stands = typed?.shown === shown ? typed : null;

  function type(text: string): void {
    const row = findRow(store.getState().contents.weeks, rowId)?.row;
    if (!row) return;
    const changes = column.write(text, row);
    if (changes) setRow(store, rowId, changes);
    setTyped({ text, shown: column.read({ ...row, ...changes }), isWrong: changes === null });
  }

  return {
    value: stands?.text ?? shown,
    isWrong: stands?.isWrong ?? false,
    maxLength: column.longest,
    inputMode: column.keyboard,
    type,
    leave: () => setTyped(null),
  };
}
