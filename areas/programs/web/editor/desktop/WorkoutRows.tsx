import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { GridColumn } from '../cells/columns.ts';
import { useContent, useEditor, useIds } from '../context.tsx';
import { findWorkout } from '../state/program-index.ts';
import { ExerciseSearch } from './ExerciseSearch.tsx';
import { GridRow } from './GridRow.tsx';
import { gridHelpId } from './grid-help.ts';
import { cellRole, columnHeadRole, gridRole, rowRole } from './aria-roles.ts';
import classes from './WorkoutRows.module.css';

interface WorkoutRowsProps {
  workoutId: string;
  columns: readonly GridColumn[];
  /** Each workout says what its columns are; otherwise that stands above, for those who see. */
  hasHeader: boolean;
}

/** The grid of a workout. It draws again when rows come, go or move, not when something is typed. */
export const WorkoutRows = memo(function WorkoutRows({ workoutId, columns, hasHeader }: WorkoutRowsProps) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const ids = useIds(({ weeks }) => findWorkout(weeks, workoutId)?.workout.exercises);
  const label = useContent(({ weeks }) => {
    const place = findWorkout(weeks, workoutId);
    if (!place) return '';
    const { week, day, workout } = place;
    return `${t('week.title', { number: week.weekNumber })}, ${t('day.title', { number: day.dayNumber })}, ${workout.title || t('workout.untitled')}`;
  });
  const after = ui.adding.use((adding) =>
    adding && 'workoutId' in adding && adding.workoutId === workoutId ? (adding.after ?? 'last') : null,
  );
  const isAtEnd = after === 'last' || (after !== null && !ids.includes(after));

  return (
    <>
      {ids.length > 0 && (
        <div {...gridRole(label, gridHelpId)}>
          <Head columns={columns} isSeen={hasHeader} />
          {ids.map((id) => (
            <Row key={id} rowId={id} columns={columns} isFollowed={after === id} workoutId={workoutId} />
          ))}
        </div>
      )}
      {isAtEnd && <NewRow workoutId={workoutId} />}
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
      <GridRow rowId={rowId} shown={columns} />
      {isFollowed && (
        <div {...rowRole()}>
          <div {...cellRole}>
            <NewRow workoutId={workoutId} after={rowId} />
          </div>
        </div>
      )}
    </>
  );
}

/** Where the next exercise will stand, while it is looked for. */
function NewRow({ workoutId, after }: { workoutId: string; after?: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const at = ui.adding.use((adding) => adding);
  if (!at) return null;
  return (
    <div className={classes['new']} data-new-row={after ?? workoutId}>
      <ExerciseSearch at={at} label={t('search.label')} />
    </div>
  );
}

function Head({ columns, isSeen }: { columns: readonly GridColumn[]; isSeen: boolean }) {
  const t = useTexts('programs');
  return (
    <div {...rowRole()} className={isSeen ? classes['head'] : classes['unseen']}>
      <ColumnHeader name={t('columns.letter')} />
      {columns.map((column) => (
        <ColumnHeader
          key={column}
          name={t(`columns.${column}.label`)}
          shown={t(`columns.${column}.head`)}
          isWide={column === 'name' || column === 'info'}
        />
      ))}
      <ColumnHeader name={t('columns.menu')} />
    </div>
  );
}

function ColumnHeader({ name, shown, isWide = false }: { name: string; shown?: string; isWide?: boolean }) {
  return (
    <div {...columnHeadRole(name)} title={shown && name} data-wide={isWide}>
      {shown ?? <VisuallyHidden>{name}</VisuallyHidden>}
    </div>
  );
}
