import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { moveThroughCells } from '../cells/move-through.ts';
import { useVisibleColumns } from '../cells/visible-columns.ts';
import { useContents, useEditor, useIds } from '../context.tsx';
import { useRowKeys } from '../edits/use-row-keys.ts';
import { findWorkout } from '../state/find.ts';
import { ExerciseRowLine } from './ExerciseRowLine.tsx';
import classes from './WorkoutTable.module.css';

/** Where the keys of the grid are explained, once for all workouts. */
export const gridHelpId = 'program-grid-help';

/** The grid of a workout. It draws again when rows come, go or move, not when something is typed. */
export const WorkoutTable = memo(function WorkoutTable({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { open } = useEditor();
  const columns = useVisibleColumns();
  const pressInRow = useRowKeys();
  const dragged = open.order.use()?.[workoutId];
  const standing = useIds(({ weeks }) => findWorkout(weeks, workoutId)?.workout.exercises);
  const title = useContents(({ weeks }) => findWorkout(weeks, workoutId)?.workout.title ?? '');
  const ids = dragged ?? standing;
  const { setNodeRef } = useDroppable({ id: workoutId, data: { name: title || t('workout.untitled') } });

  return (
    <div ref={setNodeRef} className={classes['sheet']} data-empty={ids.length === 0}>
      {ids.length === 0 ? (
        <p className={classes['empty']}>{t('workout.empty')}</p>
      ) : (
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked through with the arrows
          role="grid"
          aria-describedby={gridHelpId}
          className={classes['table']}
          aria-label={title || t('workout.untitled')}
          onKeyDown={(event) => {
            pressInRow(event);
            moveThroughCells(event);
          }}
        >
          <thead>
            <tr>
              <HiddenHead name="handle" />
              <HiddenHead name="letter" />
              <th className={classes['name']}>{t('columns.name')}</th>
              {columns.map((column) => (
                <th key={column} className={classes[column]} title={t(`columns.${column}.label`)}>
                  {t(`columns.${column}.head`)}
                </th>
              ))}
              <HiddenHead name="menu" />
            </tr>
          </thead>
          <tbody>
            <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
              {ids.map((id) => (
                <ExerciseRowLine key={id} rowId={id} workoutId={workoutId} columns={columns} />
              ))}
            </SortableContext>
          </tbody>
        </table>
      )}
    </div>
  );
});

function HiddenHead({ name }: { name: 'handle' | 'letter' | 'menu' }) {
  const t = useTexts('programs');
  return (
    <th className={classes[name]}>
      <VisuallyHidden>{t(`columns.${name}`)}</VisuallyHidden>
    </th>
  );
}
