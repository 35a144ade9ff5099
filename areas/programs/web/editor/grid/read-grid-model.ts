import { currentView, visibleColumns } from '../cells/visible-columns.ts';
import type { Editor } from '../context.tsx';
import type { GridModel } from './grid-model.ts';

/** Builds the grid model of the current view. */
export function readGridModel({ store }: Pick<Editor, 'store'>): GridModel {
  const view = currentView.get();
  const { weeks } = store.getState().content;
  return { weeks, columns: visibleColumns(view), isSideBySide: view === 'columns' };
}
