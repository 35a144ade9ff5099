import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useIds, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { PerformanceMark } from '../last-performance/LastPerformanceLine.tsx';
import { useLastPerformance } from '../last-performance/use-last-performance.ts';
import { useNextLoad } from '../next-loads/next-loads.tsx';
import { labelOf } from '../../../rules/row-text.ts';
import { warmUpText } from '../../../rules/warm-up.ts';
import { findWorkout } from '../state/program-index.ts';
import classes from './PhoneRows.module.css';
import { useSummary } from './use-summary.ts';

export function PhoneRows({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const draggedIds = ui.draggedOrder.use()?.[workoutId];
  const rowIds = useIds(({ weeks }) => findWorkout(weeks, workoutId)?.workout.exercises);
  const ids = draggedIds ?? rowIds;
  const { setNodeRef } = useDroppable({ id: workoutId });
  if (ids.length === 0) return <p className={classes['empty']}>{t('workout.empty')}</p>;

  return (
    <ul ref={setNodeRef} className={classes['rows']}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <PhoneRow key={id} rowId={id} />
        ))}
      </SortableContext>
    </ul>
  );
}

/** Exercise and prescription; a tap opens the row sheet. */
const PhoneRow = memo(function PhoneRow({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const name = useRow(rowId, useExerciseName()) ?? '';
  const label = useRow(rowId, labelOf) ?? '';
  const note = useRow(rowId, (row) => row.info);
  const warmUp = useRow(rowId, (row) => warmUpText(row.warmUp, (value) => formatNumber(value, 2)));
  const isMember = useRow(rowId, (row) => row.supersetPosition !== null) ?? false;
  const nextLoad = useNextLoad()(useRow(rowId, (row) => row));
  const summary = useSummary(rowId);
  const performance = useLastPerformance(rowId);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rowId,
    data: { name },
  });
  const moved = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;

  return (
    <li
      ref={setNodeRef}
      className={classes['row']}
      style={{ transform: moved, transition }}
      data-member={isMember}
      data-dragged={isDragging}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={classes['grip']}
        aria-label={t('row.drag', { name })}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes['open']}
        aria-description={performance?.line}
        onClick={() => ui.rowSheetId.set(rowId)}
      >
        <span className={classes['letter']}>
          {label}
          <PerformanceMark rowId={rowId} />
        </span>
        <span className={classes['words']}>
          <span className={classes['name']}>{name}</span>
          <span className={classes['summary']}>
            {summary.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
          {nextLoad && <span className={classes['nextLoad']}>{nextLoad.line}</span>}
          {warmUp && <span className={classes['summary']}>{t('warmUp.line', { sets: warmUp })}</span>}
          {note && <span className={classes['note']}>{note}</span>}
        </span>
      </button>
    </li>
  );
});
