import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { columns, type TextColumn } from '../../cells/columns.ts';
import { clearCellError, leaveCell, typeInCell, cellErrorText } from '../../cells/typing.ts';
import { understoodText } from '../../cells/understood-text.ts';
import { revertEditSession } from '#shell/web/documents/document-store.ts';
import { useEditor } from '../../context.tsx';
import { useFieldKeys } from '../../grid/use-field-keys.ts';
import { findRow } from '../../state/program-index.ts';
import classes from './CellField.module.css';

interface CellFieldProps {
  rowId: string;
  column: TextColumn;
  label: string;
}

/** Field of the edited cell. The typed text is written or rejected whenever the field closes. */
export function CellField({ rowId, column, label }: CellFieldProps) {
  const t = useTexts('programs');
  const { text, isWrong, understood, change, keys, leave, field } = useCellEditing({ rowId, column });
  const shared = {
    ref: field,
    className: classes['field'],
    'data-no-focus': true,
    'data-field': column,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    maxLength: columns[column].maxLength,
    autoComplete: 'off',
    spellCheck: column === 'info',
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
    onKeyDown: keys,
    onBlur: leave,
  };

  return (
    <>
      {column === 'info' ? (
        <textarea {...shared} ref={field as never} rows={3} />
      ) : (
        <input {...shared} ref={field as never} inputMode={columns[column].keyboard} />
      )}
      {isWrong && (
        <span className={classes['hint']} role="alert">
          {t(`columns.${column}.hint`)}
        </span>
      )}
      {understood !== null && (
        <span className={classes['understood']} role="status">
          {t('columns.understood', { value: understood })}
        </span>
      )}
    </>
  );
}

function useCellEditing(cell: Omit<CellFieldProps, 'label'>) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { grid, cellErrors: wrong } = editor.ui;
  const [editSession] = useState(() => grid.get().editing ?? { mode: 'edit' as const, id: '' });
  const [text, setText] = useState(() => (editSession.mode === 'replace' ? '' : currentText()));
  const [isWrong, setWrong] = useState(false);
  const [understood, setUnderstood] = useState<string | null>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  /** Typed text to write on close; null when nothing was typed or it was cancelled. */
  const typed = useRef<string | null>(null);

  function currentText(): string {
    const row = findRow(editor.store.getState().content.weeks, cell.rowId)?.row;
    const shown = row ? columns[cell.column].format(row) : '';
    return cellErrorText(wrong.get(), cell, shown) ?? shown;
  }

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (editSession.mode === 'edit') field.current?.select();
  }, [editSession]);

  // The field may unmount without a blur event: by a key, an undo or a deleted row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on unmount
  useEffect(() => () => void (typed.current !== null && leaveCell(editor, cell, typed.current, editSession)), []);

  function change(next: string): void {
    setText(next);
    typed.current = next;
    setWrong(!typeInCell(editor, cell, next, editSession));
    setUnderstood(understoodText({ ...editor, t }, cell, next));
  }

  function cancel(): void {
    typed.current = null;
    revertEditSession(editor.store, editSession);
    clearCellError(editor, cell);
  }

  const keys: (event: KeyboardEvent<HTMLElement>) => void = useFieldKeys({ mode: editSession.mode, cancel });
  function leave(_event: FocusEvent): void {
    if (grid.get().editing?.id === editSession.id) grid.set({ ...grid.get(), editing: null });
  }
  return { text, isWrong, understood, change, keys, leave, field };
}
