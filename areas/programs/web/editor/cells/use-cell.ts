import { useRef, useState } from 'react';
import { useEditor, useRow } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import type { EditSession } from '#shell/web/documents/document-store.ts';
import { type ColumnName, columns } from './columns.ts';
import { leaveCell, startEditSession, typeInCell, cellErrorText } from './typing.ts';

interface TypedText {
  text: string;
  /** What the document said right after: once it says something else, what was typed is over. */
  shown: string;
  isWrong: boolean;
}

/** The field of one column of one row. What is typed shows as typed until the field is left. */
export function useCell(rowId: string, column: ColumnName) {
  const editor = useEditor();
  const definition = columns[column];
  const cell = { rowId, column: column };
  const shown = useRow(rowId, definition.format) ?? '';
  const isUnrecognized = useRow(rowId, (row) => definition.isUnrecognized?.(row) ?? false) ?? false;
  const errorText = editor.ui.cellErrors.use((errors) => cellErrorText(errors, cell, shown));
  const [typed, setTyped] = useState<TypedText | null>(null);
  const session = useRef<EditSession | null>(null);
  const current = typed?.shown === shown ? typed : null;

  function change(text: string): void {
    session.current ??= startEditSession();
    const isWrong = !typeInCell(editor, cell, text, session.current);
    const row = findRow(editor.store.getState().content.weeks, rowId)?.row;
    setTyped({ text, shown: row ? definition.format(row) : shown, isWrong });
  }

  function leave(): void {
    if (current && session.current) leaveCell(editor, cell, current.text, session.current);
    session.current = null;
    setTyped(null);
  }

  return {
    value: current?.text ?? errorText ?? shown,
    isWrong: current?.isWrong ?? errorText !== undefined,
    isOdd: isUnrecognized,
    maxLength: definition.maxLength,
    inputMode: definition.keyboard,
    type: change,
    leave,
  };
}
