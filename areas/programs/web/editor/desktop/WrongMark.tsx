import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { columns, type WrittenColumn } from '../cells/columns.ts';
import { wrongText } from '../cells/typing.ts';
import { type Editor, useEditor, useEditorState } from '../context.tsx';
import { focusOn } from '../grid/moving.ts';
import type { CellAt } from '../grid/sheet.ts';
import { findRow } from '../state/find.ts';

/** How many cells hold something that was not understood, and the way to the first. */
export function WrongMark() {
  const t = useTexts('programs');
  const editor = useEditor();
  const all = editor.open.wrong.use((found) => found);
  // An undo may have settled some.
  useEditorState(({ contents }) => (all.size > 0 ? contents : null));
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

function wrongCells({ store, open }: Editor): CellAt[] {
  const all = open.wrong.get();
  return [...all.keys()].flatMap((name) => {
    const [rowId = '', column] = name.split(' ') as [string, WrittenColumn];
    const row = findRow(store.getState().contents.weeks, rowId)?.row;
    return row && wrongText(all, { rowId, column }, columns[column].read(row)) !== undefined ? [{ rowId, column }] : [];
  });
}
