import { memo, type ReactNode } from 'react';
import type { GridColumn } from '../cells/columns.ts';
import { useEditor } from '../context.tsx';
import { WorkoutFooter } from '../shared/WorkoutFooter.tsx';
import { WorkoutInfo } from '../shared/WorkoutInfo.tsx';
import { SetCount, WorkoutTitle } from '../shared/WorkoutText.tsx';
import classes from './WorkoutBlock.module.css';
import { WorkoutRows } from './cells/WorkoutRows.tsx';

interface WorkoutBlockProps {
  workoutId: string;
  columns: readonly GridColumn[];
  hasHeader: boolean;
  /** Heading of the day, when the day shares the header of its only workout. */
  lead?: ReactNode;
  menu: ReactNode;
}

export const WorkoutBlock = memo(function WorkoutBlock(props: WorkoutBlockProps) {
  const { workoutId, columns, hasHeader, lead, menu } = props;
  const { ui } = useEditor();

  return (
    <div className={classes['workout']} data-workout={workoutId}>
      <header className={classes['head']}>
        {lead}
        <WorkoutTitle workoutId={workoutId} className={classes['title']} />
        <SetCount workoutId={workoutId} />
        {menu}
      </header>
      <WorkoutInfo workoutId={workoutId} />
      <WorkoutRows workoutId={workoutId} columns={columns} hasHeader={hasHeader} />
      <WorkoutFooter workoutId={workoutId} onAdd={() => ui.inlineSearch.set({ workoutId })} />
    </div>
  );
});
