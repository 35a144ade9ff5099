import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import classes from './FocusedRowPerformance.module.css';
import { useLastPerformance } from './use-last-performance.ts';

/** Last performance of the focused exercise, in a client's copy. */
export function FocusedRowPerformance() {
  const { ui, previous } = useEditor();
  const rowId = ui.grid.use(({ focus }) => focus?.rowId ?? null);
  return rowId && previous.length > 0 ? <RowPerformance rowId={rowId} /> : null;
}

function RowPerformance({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const name = useRow(rowId, (row) => row.name);
  const previous = useLastPerformance(rowId);

  return (
    <p className={classes['last']}>
      <span className={classes['name']}>{name}</span>
      <span>{previous ? t(`previous.${previous.kind}.line`, previous) : t('previous.none')}</span>
    </p>
  );
}
