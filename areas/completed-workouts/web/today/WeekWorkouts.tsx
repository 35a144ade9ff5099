import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ScheduledWorkout } from '../../contract.ts';
import type { WorkoutHere } from '../runner/use-workouts-here.ts';
import classes from './Today.module.css';

interface WeekWorkoutsProps {
  week: readonly ScheduledWorkout[];
  here: readonly WorkoutHere[];
}

/** The workouts of the week at hand, each with where it stands. */
export function WeekWorkouts({ week, here }: WeekWorkoutsProps) {
  const t = useTexts('completed-workouts');
  const done = week.filter(({ state }) => state === 'done').length;

  return (
    <Section
      title={t('today.week', { week: week[0]?.weekNumber ?? 1 })}
      facts={t('today.weekDone', { done, count: week.length })}
      flush
    >
      <ul className={classes['list']}>
        {week.map((workout) => (
          <li key={workout.workoutId}>
            <WeekRow workout={workout} here={here.find(({ workoutId }) => workoutId === workout.workoutId)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WeekRow({ workout, here }: { workout: ScheduledWorkout; here: WorkoutHere | undefined }) {
  const { workoutId, completedWorkoutId, title, dayNumber, rows, state } = workout;
  const t = useTexts('completed-workouts');
  const content = (
    <>
      <span className={classes['words']}>
        <strong>{title || t('untitled')}</strong>
        <span>
          {t('day', { day: dayNumber })} · {t('exercises', { count: rows })}
        </span>
      </span>
      <WorkoutState state={state === 'to_do' && here?.isBegun ? 'begun' : state} />
      <IconChevronRight size={18} aria-hidden="true" />
    </>
  );

  if (state === 'done' && completedWorkoutId)
    return (
      <Link to="/my/completed-workouts/$id" params={{ id: completedWorkoutId }} className={classes['row']}>
        {content}
      </Link>
    );
  return (
    <Link to="/my/workouts/$id" params={{ id: workoutId }} className={classes['row']}>
      {content}
    </Link>
  );
}

function WorkoutState({ state }: { state: ScheduledWorkout['state'] }) {
  const t = useTexts('completed-workouts');
  const tone = { done: 'good', begun: 'soon', to_do: 'quiet' } as const;
  return <StateBadge tone={tone[state]}>{t(`states.${state}`)}</StateBadge>;
}
