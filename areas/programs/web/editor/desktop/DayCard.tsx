import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useContents, useIds } from '../context.tsx';
import { AddWorkout } from '../shared/AddWorkout.tsx';
import { DayMenu } from '../shared/DayMenu.tsx';
import { findDay } from '../state/find.ts';
import classes from './DayCard.module.css';
import { WorkoutBlock } from './WorkoutBlock.tsx';

/** A day and its workouts. With one workout, which is the rule, day and workout share the head. */
export const DayCard = memo(function DayCard({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const dayNumber = useContents(({ weeks }) => findDay(weeks, dayId)?.day.dayNumber ?? 0);
  const workouts = useIds(({ weeks }) => findDay(weeks, dayId)?.day.workouts);
  const title = t('day.title', { number: dayNumber });
  const [only] = workouts.length === 1 ? workouts : [];

  return (
    <section className={classes['card']} aria-label={title}>
      {only ? (
        <WorkoutBlock workoutId={only} lead={title} menu={<DayMenu dayId={dayId} workoutId={only} />} />
      ) : (
        <>
          <header className={classes['head']}>
            <h2>{title}</h2>
            <DayMenu dayId={dayId} />
          </header>
          {workouts.map((id) => (
            <WorkoutBlock key={id} workoutId={id} menu={<DayMenu dayId={dayId} workoutId={id} isOfWorkout />} />
          ))}
          {workouts.length === 0 && <AddWorkout dayId={dayId} />}
        </>
      )}
    </section>
  );
});
