import { memo, type ReactNode } from 'react';
import { WorkoutInfo } from '../shared/WorkoutInfo.tsx';
import { SetCount, WorkoutTitle } from '../shared/WorkoutWords.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import classes from './WorkoutBlock.module.css';
import { WorkoutFoot } from '../shared/WorkoutFoot.tsx';
import { WorkoutTable } from './WorkoutTable.tsx';

interface WorkoutBlockProps {
  workoutId: string;
  /** `Giorno 1`, where the workout stands for its day. */
  lead?: string;
  menu: ReactNode;
}

export const WorkoutBlock = memo(function WorkoutBlock({ workoutId, lead, menu }: WorkoutBlockProps) {
  return (
    <div className={classes['workout']} data-workout={workoutId}>
      <header className={classes['head']}>
        {lead && <h2 className={classes['lead']}>{lead}</h2>}
        <WorkoutTitle workoutId={workoutId} className={classes['title']} />
        <SetCount workoutId={workoutId} />
        {menu}
      </header>
      <WorkoutInfo workoutId={workoutId} />
      <WorkoutTable workoutId={workoutId} />
      <SelectionBar workoutId={workoutId} />
      <WorkoutFoot workoutId={workoutId} />
    </div>
  );
});
