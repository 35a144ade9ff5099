import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import classes from './FocusedRowPerformance.module.css';
import { useLastPerformance } from './use-last-performance.ts';

/** What was done of the focused exercise, or its last performance, in a client's copy. */
export function FocusedRowPerformance() {
  const { rowId, hasAny } = useFocusedRow();
  return rowId && hasAny ? <RowPerformance rowId={rowId} /> : null;
}

/** The same as one line below the weeks. Its height does not depend on the focus, so that the weeks do not move. */
export function FocusedRowLine() {
  const t = useTexts('programs');
  const { rowId, hasAny } = useFocusedRow();
  if (!hasAny) return null;
  return (
    <div className={classes['bar']}>
      {rowId ? <RowPerformance rowId={rowId} /> : <p className={classes['last']}>{t('previous.choose')}</p>}
    </div>
  );
}

function useFocusedRow() {
  const { ui, training } = useEditor();
  const { previous, done } = training.use();
  const focused = ui.grid.use(({ focus }) => focus?.rowId ?? null);
  const rowId = useRow(focused ?? '', ({ id }) => id) ?? null;
  return { rowId, hasAny: previous.length > 0 || done.size > 0 };
}

function RowPerformance({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const name = useRow(rowId, useExerciseName());
  const previous = useLastPerformance(rowId);

  return (
    <p className={classes['last']}>
      <span className={classes['name']}>{name}</span>
      <span>{previous?.line ?? t('previous.none')}</span>
    </p>
  );
}
