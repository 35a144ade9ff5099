import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { GridColumn } from '../../cells/columns.ts';
import { useContent, useEditor, useIds } from '../../context.tsx';
import { findWorkout } from '../../state/program-index.ts';
import { ExerciseSearch } from './ExerciseSearch.tsx';
import { GridRow } from './GridRow.tsx';
import { gridHelpId, cellRole, columnHeaderRole, gridRole, rowRole } from './aria-roles.ts';
import classes from './WorkoutRows.module.css';

interface WorkoutRowsProps {
  workoutId: string;
  columns: readonly GridColumn[];
  /** Whether the column headers are visible; otherwise they are visually hidden. */
  hasHeader: boolean;
}

/** Grid of a workout; renders when rows are added, removed or moved, not on typing. */
export const WorkoutRows = memo(function WorkoutRows({ workoutId, columns, hasHeader }: WorkoutRowsProps) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const ids = useIds(({ weeks }) => findWorkout(weeks, workoutId)?.workout.exercises);
  const label = useContent(({ weeks }) => {
    const location = findWorkout(weeks, workoutId);
    if (!location) return '';
    const { week, day, workout } = location;
    return `${t('week.title', { number: week.weekNumber })}, ${t('day.title', { number: day.dayNumber })}, ${workout.title || t('workout.untitled')}`;
  });
  const after = ui.inlineSearch.use((target) =>
    target && 'workoutId' in target && target.workoutId === workoutId ? (target.after ?? 'last') : null,
  );
  const isAtEnd = after === 'last' || (after !== null && !ids.includes(after));

  return (
    <>
      {ids.length > 0 && (
        <div {...gridRole(label, gridHelpId)}>
          <HeaderRow columns={columns} isVisible={hasHeader} />
          {ids.map((id) => (
            <Row key={id} rowId={id} columns={columns} isFollowed={after === id} workoutId={workoutId} />
          ))}
        </div>
      )}
      {isAtEnd && <NewRowSearch workoutId={workoutId} />}
    </>
  );
});

interface RowProps {
  rowId: string;
  workoutId: string;
  columns: readonly GridColumn[];
  isFollowed: boolean;
}

function Row({ rowId, workoutId, columns, isFollowed }: RowProps) {
  return (
    <>
      <GridRow rowId={rowId} columns={columns} />
      {isFollowed && (
        <div {...rowRole()}>
          <div {...cellRole}>
            <NewRowSearch workoutId={workoutId} after={rowId} />
          </div>
        </div>
      )}
    </>
  );
}

/** Exercise search at the position of the new row. */
function NewRowSearch({ workoutId, after }: { workoutId: string; after?: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const target = ui.inlineSearch.use((target) => target);
  if (!target) return null;
  return (
    <div className={classes['new']} data-new-row={after ?? workoutId}>
      <ExerciseSearch target={target} label={t('search.label')} />
    </div>
  );
}

function HeaderRow({ columns, isVisible }: { columns: readonly GridColumn[]; isVisible: boolean }) {
  const t = useTexts('programs');
  return (
    <div {...rowRole()} className={isVisible ? classes['head'] : classes['unseen']}>
      <ColumnHeader name={t('columns.letter')} />
      {columns.map((column) => (
        <ColumnHeader
          key={column}
          name={t(`columns.${column}.label`)}
          shown={t(`columns.${column}.header`)}
          isWide={column === 'name' || column === 'info'}
        />
      ))}
      <ColumnHeader name={t('columns.menu')} />
    </div>
  );
}

function ColumnHeader({ name, shown, isWide = false }: { name: string; shown?: string; isWide?: boolean }) {
  return (
    <div {...columnHeaderRole(name)} title={shown && name} data-wide={isWide}>
      {shown ?? <VisuallyHidden>{name}</VisuallyHidden>}
    </div>
  );
}
