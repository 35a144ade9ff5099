import { useEditor, useIds } from '../context.tsx';
import { DayDate } from '../dates/DayDate.tsx';
import { AddWorkout } from '../shared/AddWorkout.tsx';
import { DayMenu } from '../shared/DayMenu.tsx';
import { WorkoutFooter } from '../shared/WorkoutFooter.tsx';
import { WorkoutInfo } from '../shared/WorkoutInfo.tsx';
import { BegunHint, SetCount, WorkoutTitle } from '../shared/WorkoutText.tsx';
import { findDay } from '../state/program-index.ts';
import classes from './PhoneDay.module.css';
import { PhoneRows } from './PhoneRows.tsx';

/** Workouts of the visible day. */
export function PhoneDay({ dayId }: { dayId: string }) {
  const workouts = useIds(({ weeks }) => findDay(weeks, dayId)?.day.workouts);
  const { ui } = useEditor();
  const hasSeveral = workouts.length > 1;

  return (
    <>
      {workouts.map((id, index) => (
        <section key={id} className={classes['card']}>
          <header className={classes['head']}>
            <WorkoutTitle workoutId={id} className={classes['title']} />
            <DayDate dayId={dayId} />
            <SetCount workoutId={id} />
            <DayMenu dayId={dayId} workoutId={id} isOfWorkout={hasSeveral && index > 0} size={44} />
          </header>
          <BegunHint workoutId={id} />
          <WorkoutInfo workoutId={id} />
          <PhoneRows workoutId={id} />
          <WorkoutFooter workoutId={id} onAdd={() => ui.libraryPicker.set({ target: { workoutId: id } })} />
        </section>
      ))}
      {workouts.length === 0 && (
        <section className={classes['card']}>
          <header className={classes['head']}>
            <AddWorkout dayId={dayId} />
            <DayMenu dayId={dayId} size={44} />
          </header>
        </section>
      )}
    </>
  );
}
