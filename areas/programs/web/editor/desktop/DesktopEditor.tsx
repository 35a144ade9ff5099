import { lazy, Suspense, useState } from 'react';
import { shownView, startWithHidden } from '../cells/visible-columns.ts';
import { useEditor } from '../context.tsx';
import { ShownWeekStrip } from '../dates/ShownWeekStrip.tsx';
import { lazyChunks } from '../lazy-chunks.ts';
import { BesideWeeks } from '../panels/BesideWeeks.tsx';
import { ColumnsView } from './ColumnsView.tsx';
import classes from './DesktopEditor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { GridArea } from './GridArea.tsx';
import { RowMenu } from './RowMenu.tsx';
import { RowsView } from './RowsView.tsx';

const SelectionBar = lazy(async () => ({ default: (await lazyChunks.selection()).SelectionBar }));

/** The bar stays in sight; below it the weeks, with room for panels beside them. */
export function DesktopEditor() {
  const view = shownView.use();
  const { ui, settings } = useEditor();
  const { grid } = ui;
  // Before the first of the columns is drawn.
  useState(() => startWithHidden(settings.hiddenColumns));
  const hasSelection = grid.use(({ selection }) => selection.kind !== 'cells' || selection.head !== null);

  return (
    <div className={classes['desktop']} data-view={view}>
      <EditorBar />
      <ShownWeekStrip />
      <div className={classes['work']}>
        <GridArea>{view === 'columns' ? <ColumnsView /> : <RowsView />}</GridArea>
        <BesideWeeks />
      </div>
      {hasSelection && (
        <Suspense fallback={null}>
          <SelectionBar />
        </Suspense>
      )}
      <RowMenu />
    </div>
  );
}
