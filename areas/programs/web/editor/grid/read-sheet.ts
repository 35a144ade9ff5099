import { shownView, visibleColumns } from '../cells/visible-columns.ts';
import type { Editor } from '../context.tsx';
import type { Sheet } from './sheet.ts';

/** The program as the keys see it now. */
export function readSheet({ store }: Pick<Editor, 'store'>): Sheet {
  const view = shownView.get();
  const { weeks } = store.getState().contents;
  return { weeks, columns: visibleColumns(view), isSideBySide: view === 'columns' };
}
