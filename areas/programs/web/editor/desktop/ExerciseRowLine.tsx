import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Cell } from '../cells/Cell.tsx';
import type { ColumnName } from '../cells/columns.ts';
import { useRow } from '../context.tsx';
import { labelOf } from '../shared/row-words.ts';
import { LetterBox } from './LetterBox.tsx';
import { NameCell } from './NameCell.tsx';
import { RowMenu } from './RowMenu.tsx';
import classes from './WorkoutTable.module.css';

interface RowLineProps {
  rowId: string;
  workoutId: string;
  columns: readonly ColumnName[];
}

/** The moving frame of a row; what is in it stays as it is while it moves. */
export const ExerciseRowLine = memo(function ExerciseRowLine({ rowId, workoutId, columns }: RowLineProps) {
  const t = useTexts('programs');
  const name = useRow(rowId, (row) => row.name) ?? '';
  const supersetPosition = useRow(rowId, (row) => row.supersetPosition);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rowId,
    data: { name },
  });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };

  return (
    <tr
      ref={setNodeRef}
      style={style}
      className={classes['row']}
      data-row={rowId}
      data-member={typeof supersetPosition === 'number'}
      data-first={supersetPosition === 1}
      data-dragged={isDragging}
    >
      <td className={classes['handle']}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          tabIndex={-1}
          data-cell="handle"
          className={classes['grip']}
          aria-label={t('row.drag', { name })}
        >
          <IconGripVertical size={16} aria-hidden="true" />
        </button>
      </td>
      <RowCells rowId={rowId} workoutId={workoutId} columns={columns} />
    </tr>
  );
});

const RowCells = memo(function RowCells({ rowId, workoutId, columns }: RowLineProps) {
  const name = useRow(rowId, (row) => row.name) ?? '';
  const label = useRow(rowId, labelOf) ?? '';

  return (
    <>
      <td className={classes['letter']}>
        <LetterBox rowId={rowId} workoutId={workoutId} label={label} name={name} />
      </td>
      <td className={classes['name']}>
        <NameCell rowId={rowId} name={name} label={label} />
      </td>
      {columns.map((column) => (
        <td key={column} className={classes[column]}>
          <Cell rowId={rowId} column={column} of={`${label} ${name}`} />
        </td>
      ))}
      <td className={classes['menu']}>
        <RowMenu rowId={rowId} name={name} />
      </td>
    </>
  );
});
