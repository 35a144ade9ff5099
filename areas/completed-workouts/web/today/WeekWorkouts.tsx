import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ScheduledWorkout, Training } from '../../contract/training.ts';
import classes from './Today.module.css';
import { WorkoutActionMenu } from './WorkoutActionMenu.tsx';
import { whenText } from './when.ts';

interface WeekWorkoutsProps {
  week: readonly ScheduledWorkout[];
  /** Today, where the client is. */
  day: string;
  endsOn: string;
  settings: Training['settings'] | undefined;
}

/** The workouts of the week at hand, each with where it stands. */
export function WeekWorkouts({ week, day, endsOn, settings }: WeekWorkoutsProps) {
  const t = useTexts('completed-workouts');
  const done = week.filter(({ state }) => state === 'done').length;

  return (
    <Section
      title={t('today.week', { week: week[0]?.weekNumber ?? 1 })}
      subtitle={t('today.weekDone', { done, count: week.length })}
      flush
    >
      <ul className={classes['list']}>
        {week.map((workout) => (
          <li
            key={workout.workoutId}
            className={classes['line']}
            data-due={workout.date === day && workout.state === 'to_do'}
          >
            <WeekRow workout={workout} day={day} />
            <WorkoutActionMenu workout={workout} day={day} endsOn={endsOn} settings={settings} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WeekRow({ workout, day }: { workout: ScheduledWorkout; day: string }) {
  const { workoutId, completedWorkoutId, title, date, rows, state, skipReason } = workout;
  const t = useTexts('completed-workouts');
  const when =
    state === 'to_do' ? whenText(t, { date, today: day }) : `${formatWeekday(date)} ${formatShortDate(date)}`;
  const content = (
    <>
      <span className={classes['words']}>
        <strong>{title || t('untitled')}</strong>
        <span>
          {when} · {skipReason ? t(`skip.reasons.${skipReason}`) : t('exercises', { count: rows })}
        </span>
      </span>
      <WorkoutState state={state} />
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
  const tone = { done: 'good', begun: 'soon', skipped: 'quiet', to_do: 'quiet' } as const;
  return <StateBadge tone={tone[state]}>{t(`states.${state}`)}</StateBadge>;
}
