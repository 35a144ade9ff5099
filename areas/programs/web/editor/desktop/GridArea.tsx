import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useEditor } from '../context.tsx';
import { focusOn } from '../grid/move-focus.ts';
import { useGridKeys } from '../grid/use-grid-keys.ts';
import { useGridPointer } from '../grid/use-grid-pointer.ts';
import classes from './DesktopEditor.module.css';
import { gridHelpId } from './cells/aria-roles.ts';

/** Handles keys, pointer and clipboard of the grid in both views. */
export function GridArea({ children }: { children: ReactNode }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const press = useGridKeys();
  const pointer = useGridPointer();
  const hasFocusedCell = editor.ui.grid.use(({ focus }) => focus !== null);
  useClipboard({ hasGrid: true });

  /** Focuses the first cell when Tab moves the focus into the grid. */
  function focusFirstCell(area: HTMLElement): void {
    const rowId = area.querySelector<HTMLElement>('[data-row]')?.dataset['row'];
    if (rowId) focusOn(editor, { rowId, column: 'name' });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={t('grid.label')}
      data-grid
      className={classes['area']}
      tabIndex={hasFocusedCell ? -1 : 0}
      onFocus={(event) => event.target === event.currentTarget && focusFirstCell(event.currentTarget)}
      onKeyDown={press}
      {...pointer}
    >
      <VisuallyHidden id={gridHelpId}>{t('grid.help')}</VisuallyHidden>
      {children}
    </div>
  );
}
