import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { columns, type TextColumn } from '../../cells/columns.ts';
import { cancelCell, clearCellError, leaveCell, typeInCell, cellErrorText } from '../../cells/typing.ts';
import { useEditor } from '../../context.tsx';
import { useFieldKeys } from '../../grid/use-field-keys.ts';
import { findRow } from '../../state/program-index.ts';
import classes from './CellField.module.css';

interface CellFieldProps {
  rowId: string;
  column: TextColumn;
  label: string;
}

/** The field of the cell that is being written in. However it closes, what was typed is settled. */
export function CellField({ rowId, column, label }: CellFieldProps) {
  const t = useTexts('programs');
  const { text, isWrong, type: change, keys, leave, field } = useCellEditing({ rowId, column });
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
    </>
  );
}

function useCellEditing(cell: Omit<CellFieldProps, 'label'>) {
  const editor = useEditor();
  const { grid, cellErrors: wrong } = editor.ui;
  const [session] = useState(() => grid.get().editing ?? { mode: 'edit' as const, id: '' });
  const [text, setText] = useState(() => (session.mode === 'replace' ? '' : currentText()));
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  /** What is to be settled; null when nothing was typed, or it was taken back. */
  const typed = useRef<string | null>(null);

  function currentText(): string {
    const row = findRow(editor.store.getState().content.weeks, cell.rowId)?.row;
    const shown = row ? columns[cell.column].format(row) : '';
    return cellErrorText(wrong.get(), cell, shown) ?? shown;
  }

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (session.mode === 'edit') field.current?.select();
  }, [session]);

  // The field may close without a blur: by a key, by an undo, by a row that goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it settles once, when the field goes
  useEffect(() => () => void (typed.current !== null && leaveCell(editor, cell, typed.current, session)), []);

  function change(next: string): void {
    setText(next);
    typed.current = next;
    setWrong(!typeInCell(editor, cell, next, session));
  }

  function cancel(): void {
    typed.current = null;
    cancelCell(editor, session);
    clearCellError(editor, cell);
  }

  const keys: (event: KeyboardEvent<HTMLElement>) => void = useFieldKeys({ mode: session.mode, cancel });
  function leave(_event: FocusEvent): void {
    if (grid.get().editing?.id === session.id) grid.set({ ...grid.get(), editing: null });
  }
  return { text, isWrong, type: change, keys, leave, field };
}
