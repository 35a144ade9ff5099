import { Menu } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { showLostFocus } from '../grid/show-focus.ts';
import { lazyChunks } from '../lazy-chunks.ts';
import classes from './RowMenu.module.css';

const RowItems = lazy(async () => ({ default: (await lazyChunks.rowItems()).RowItems }));

/** Menu shared by all rows, opened by their menu buttons and by right click. */
export function RowMenu() {
  const editor = useEditor();
  const { rowMenu } = editor.ui;
  const position = rowMenu.use();
  const t = useTexts('programs');
  const name = useRow(position?.rowId ?? '', useExerciseName()) ?? '';

  function close(): void {
    rowMenu.set(null);
    showLostFocus(editor);
  }

  if (!position) return null;
  const label = t('row.menu', { name });
  return (
    <Menu opened onClose={close} position="bottom-start" width={270} shadow="md" returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={label}
          className={classes['at']}
          style={{ left: position.x, top: position.y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Suspense fallback={null}>
          <RowItems rowId={position.rowId} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
