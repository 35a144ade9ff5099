import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { columns, type TextColumn } from '../../cells/columns.ts';
import { cellErrorText } from '../../cells/typing.ts';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { type Editor, useEditor } from '../../context.tsx';
import { focusOn } from '../../grid/move-focus.ts';
import type { CellRef } from '../../grid/grid-model.ts';
import { findRow } from '../../state/program-index.ts';
import classes from './CellErrorCount.module.css';

/** Number of cells with errors, in a corner of the window, so that nothing moves; the button focuses the first cell. */
export function CellErrorCount() {
  const t = useTexts('programs');
  const editor = useEditor();
  const errors = editor.ui.cellErrors.use((value) => value);
  // A cell that is being edited shows its hint itself.
  const edited = editor.ui.grid.use(({ editing, focus }) => (editing ? focus : null));
  // Renders again when the document changes, because an undo may remove errors.
  useDocumentState(({ content }) => (errors.size > 0 ? content : null));
  const invalidCells = findInvalidCells(editor).filter(
    ({ rowId, column }) => rowId !== edited?.rowId || column !== edited.column,
  );
  const [first] = invalidCells;
  if (!first) return null;

  return (
    <span className={classes['floating']}>
      <Button
        size="compact-md"
        variant="light"
        color="red"
        leftSection={<IconAlertTriangle size={16} aria-hidden="true" />}
        onClick={() => focusOn(editor, first)}
      >
        {t('columns.wrong', { count: invalidCells.length })}
      </Button>
    </span>
  );
}

function findInvalidCells({ store, ui }: Editor): CellRef[] {
  const errors = ui.cellErrors.get();
  return [...errors.keys()].flatMap((name) => {
    const [rowId = '', column] = name.split(' ') as [string, TextColumn];
    const row = findRow(store.getState().content.weeks, rowId)?.row;
    return row && cellErrorText(errors, { rowId, column }, columns[column].format(row)) !== undefined
      ? [{ rowId, column }]
      : [];
  });
}
