import { Menu } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';
import classes from './RowMenu.module.css';
import { focusPortion, focusRow } from './sheet-focus.ts';

const RowItems = lazy(async () => ({ default: (await lazyChunks.rowItems()).RowItems }));
const AlternativeItems = lazy(async () => ({ default: (await lazyChunks.rowItems()).AlternativeItems }));
const MeasureItems = lazy(async () => ({ default: (await lazyChunks.measures()).MeasureItems }));

/** Menu shared by all rows, opened by their menu buttons and by right click. */
export function RowMenu() {
  const t = useTexts('meal-plans');
  const { rowMenu } = useEditor().ui;
  const position = rowMenu.use();
  if (!position) return null;
  const { rowId, alternativeId, ...at } = position;
  return (
    <MenuAt
      {...at}
      label={t('editor.row.menu')}
      onClose={() => rowMenu.set(null)}
      onReturnFocus={() => focusRow(rowId)}
    >
      {alternativeId ? <AlternativeItems uuid={alternativeId} /> : <RowItems rowId={rowId} />}
    </MenuAt>
  );
}

/** The list of the household measures of a food, shared by all rows. */
export function MeasureMenu() {
  const t = useTexts('meal-plans');
  const { measureMenu } = useEditor().ui;
  const position = measureMenu.use();
  if (!position) return null;
  const { uuid } = position;
  return (
    <MenuAt
      {...position}
      label={t('editor.measures.title')}
      onClose={() => measureMenu.set(null)}
      onReturnFocus={() => focusPortion(uuid, 'measure')}
    >
      <MeasureItems uuid={uuid} />
    </MenuAt>
  );
}

interface MenuAtProps {
  x: number;
  y: number;
  label: string;
  onClose: () => void;
  /** Focuses what the menu was opened from. */
  onReturnFocus: () => void;
  children: ReactNode;
}

/** An open menu at a position of the viewport, in px. */
function MenuAt({ x, y, label, onClose, onReturnFocus, children }: MenuAtProps) {
  function close(): void {
    onClose();
    // The focused item is unmounted with the menu. An item that opened a search has moved the focus already.
    setTimeout(() => {
      if (document.activeElement === document.body) onReturnFocus();
    }, 20);
  }

  return (
    <Menu opened onClose={close} position="bottom-start" width={280} shadow="md" returnFocus={false}>
      <Menu.Target>
        <button type="button" tabIndex={-1} aria-label={label} className={classes['at']} style={{ left: x, top: y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Suspense fallback={null}>{children}</Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
