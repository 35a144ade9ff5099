import { useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import { type EditSession, startEditSession } from '#shell/web/documents/document-store.ts';
import { type ColumnName, columns } from './columns.ts';
import { leaveCell, typeInCell, cellErrorText } from './typing.ts';
import { understoodText } from './understood-text.ts';

interface TypedText {
  text: string;
  /**
   * Formatted value after the last keystroke. When the value changes in another way, such as an undo, the typed text is
   * discarded.
   */
  shown: string;
  isWrong: boolean;
}

/** Returns the state of the field of one cell. The typed text is shown unformatted until the field loses the focus. */
export function useCell(rowId: string, column: ColumnName) {
  const t = useTexts('programs');
  const editor = useEditor();
  const definition = columns[column];
  const cell = { rowId, column };
  const shown = useRow(rowId, definition.format) ?? '';
  const isUnrecognized = useRow(rowId, (row) => definition.isUnrecognized?.(row) ?? false) ?? false;
  const errorText = editor.ui.cellErrors.use((errors) => cellErrorText(errors, cell, shown));
  const [typed, setTyped] = useState<TypedText | null>(null);
  const editSession = useRef<EditSession | null>(null);
  // An undo may have changed the value, or taken back a text that is an error of the cell.
  const isTyped = typed?.shown === shown && (!typed.isWrong || errorText !== undefined);
  const current = isTyped ? typed : null;

  function change(text: string): void {
    editSession.current ??= startEditSession();
    const isWrong = !typeInCell(editor, cell, text, editSession.current);
    const row = findRow(editor.store.getState().content.weeks, rowId)?.row;
    setTyped({ text, shown: row ? definition.format(row) : shown, isWrong });
  }

  function leave(): void {
    if (current && editSession.current) leaveCell(editor, cell, current.text, editSession.current);
    editSession.current = null;
    setTyped(null);
  }

  return {
    value: current?.text ?? errorText ?? shown,
    isWrong: current?.isWrong ?? errorText !== undefined,
    understood: current && understoodText({ ...editor, t }, cell, current.text),
    isUnrecognized,
    maxLength: definition.maxLength,
    inputMode: definition.keyboard,
    change,
    leave,
  };
}
