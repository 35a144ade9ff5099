import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { columns, type WrittenColumn } from '../cells/columns.ts';
import { cellErrorText } from '../cells/typing.ts';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { type Editor, useEditor } from '../context.tsx';
import { focusOn } from '../grid/moving.ts';
import type { CellRef } from '../grid/grid-model.ts';
import { findRow } from '../state/program-index.ts';

/** How many cells hold something that was not understood, and the way to the first. */
export function CellErrorCount() {
  const t = useTexts('programs');
  const editor = useEditor();
  const all = editor.ui.wrong.use((found) => found);
  // An undo may have settled some.
  useDocumentState(({ content }) => (all.size > 0 ? content : null));
  const wrong = wrongCells(editor);
  const [first] = wrong;
  if (!first) return null;

  return (
    <Button
      size="compact-md"
      variant="light"
      color="red"
      style={{ flex: 'none' }}
      leftSection={<IconAlertTriangle size={16} aria-hidden="true" />}
      onClick={() => focusOn(editor, first)}
    >
      {t('columns.wrong', { count: wrong.length })}
    </Button>
  );
}

function wrongCells({ store, ui }: Editor): CellRef[] {
  const all = ui.wrong.get();
  return [...all.keys()].flatMap((name) => {
    const [rowId = '', column] = name.split(' ') as [string, WrittenColumn];
    const row = findRow(store.getState().content.weeks, rowId)?.row;
    return row && cellErrorText(all, { rowId, column }, columns[column].read(row)) !== undefined
      ? [{ rowId, column }]
      : [];
  });
}
