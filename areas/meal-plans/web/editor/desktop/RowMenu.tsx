import { Menu } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';
import classes from './RowMenu.module.css';
import { focusRow } from './sheet-focus.ts';

const RowItems = lazy(async () => ({ default: (await lazyChunks.rowItems()).RowItems }));

/** Menu shared by all rows, opened by their menu buttons and by right click. */
export function RowMenu() {
  const t = useTexts('meal-plans');
  const { rowMenu } = useEditor().ui;
  const position = rowMenu.use();
  if (!position) return null;

  function close(): void {
    const rowId = rowMenu.get()?.rowId;
    rowMenu.set(null);
    // The focused item is unmounted with the menu. An item that opened a search has moved the focus already.
    setTimeout(() => {
      if (rowId && document.activeElement === document.body) focusRow(rowId);
    }, 20);
  }

  return (
    <Menu opened onClose={close} position="bottom-start" width={280} shadow="md" returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('editor.row.menu')}
          className={classes['at']}
          style={{ left: position.x, top: position.y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('editor.row.menu')}>
        <Suspense fallback={null}>
          <RowItems rowId={position.rowId} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
