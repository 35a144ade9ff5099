import { lazy, Suspense, useState } from 'react';
import { usedColumns } from '../cells/used-columns.ts';
import { currentView, applyDefaultHiddenColumns } from '../cells/visible-columns.ts';
import { useEditor } from '../context.tsx';
import { VisibleWeekStrip } from '../dates/VisibleWeekStrip.tsx';
import { FocusedRowLine } from '../last-performance/FocusedRowPerformance.tsx';
import { lazyChunks } from '../lazy-chunks.ts';
import { visiblePanel } from '../panels/visible-panel.ts';
import { ColumnsView } from './ColumnsView.tsx';
import classes from './DesktopEditor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { GridArea } from './GridArea.tsx';
import { RowMenu } from './RowMenu.tsx';
import { RowsView } from './RowsView.tsx';

const SidePanel = lazy(async () => ({ default: (await lazyChunks.panel()).SidePanel }));
const SelectionBar = lazy(async () => ({ default: (await lazyChunks.selection()).SelectionBar }));

/** Sticky toolbar, the weeks below it and the side panel. */
export function DesktopEditor() {
  const view = currentView.use();
  const { ui, settings, store } = useEditor();
  const { grid } = ui;
  const hasPanel = visiblePanel.use() === 'volume';
  // Runs once, before the columns are rendered.
  useState(() => applyDefaultHiddenColumns(settings.hiddenColumns, usedColumns(store.getState().content.weeks)));
  const hasSelection = grid.use(({ selection }) => selection.kind !== 'cells' || selection.head !== null);

  return (
    <div className={classes['desktop']} data-view={view}>
      <EditorBar />
      <VisibleWeekStrip />
      <div className={classes['work']}>
        <GridArea>{view === 'columns' ? <ColumnsView /> : <RowsView />}</GridArea>
        {hasPanel && (
          <Suspense fallback={null}>
            <SidePanel />
          </Suspense>
        )}
      </div>
      {view === 'columns' && !hasPanel && <FocusedRowLine />}
      {hasSelection && (
        <Suspense fallback={null}>
          <SelectionBar />
        </Suspense>
      )}
      <RowMenu />
    </div>
  );
}
