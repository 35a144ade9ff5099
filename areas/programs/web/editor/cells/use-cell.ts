import { useRef, useState } from 'react';
import { useEditor, useRow } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import type { EditSession } from '#shell/web/documents/document-store.ts';
import { type ColumnName, columns } from './columns.ts';
import { leaveCell, startEditSession, typeInCell, cellErrorText } from './typing.ts';

interface Typed {
  text: string;
  /** What the document said right after: once it says something else, what was typed is over. */
  shown: string;
  isWrong: boolean;
}

/** The field of one column of one row. What is typed shows as typed until the field is left. */
export function useCell(rowId: string, name: ColumnName) {
  const editor = useEditor();
  const column = columns[name];
  const cell = { rowId, column: name };
  const shown = useRow(rowId, column.read) ?? '';
  const isOdd = useRow(rowId, (row) => column.isOdd?.(row) ?? false) ?? false;
  const left = editor.ui.wrong.use((all) => cellErrorText(all, cell, shown));
  const [typed, setTyped] = useState<Typed | null>(null);
  const stay = useRef<EditSession | null>(null);
  const stands = typed?.shown === shown ? typed : null;

  function type(text: string): void {
    stay.current ??= startEditSession();
    const isWrong = !typeInCell(editor, cell, text, stay.current);
    const row = findRow(editor.store.getState().content.weeks, rowId)?.row;
    setTyped({ text, shown: row ? column.read(row) : shown, isWrong });
  }

  function leave(): void {
    if (stands && stay.current) leaveCell(editor, cell, stands.text, stay.current);
    stay.current = null;
    setTyped(null);
  }

  return {
    value: stands?.text ?? left ?? shown,
    isWrong: stands?.isWrong ?? left !== undefined,
    isOdd,
    maxLength: column.maxLength,
    inputMode: column.keyboard,
    type,
    leave,
  };
}
