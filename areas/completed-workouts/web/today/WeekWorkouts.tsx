import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { plainDateInZone } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { whenText } from './when-text.ts';
import classes from './Today.module.css';
import type { LocalToday } from './use-today.ts';
import { WorkoutActionMenu } from './WorkoutActionMenu.tsx';
import type { Texts } from '../text.ts';
import { workoutName } from '../../rules/workout-name.ts';

interface WeekWorkoutsProps {
  today: LocalToday;
  week: [ScheduledWorkout, ...ScheduledWorkout[]];
}

/** The workouts of one week of one program. Of several programs each has its title. */
export function WeekWorkouts({ today, week }: WeekWorkoutsProps) {
  const t = useTexts('completed-workouts');
  const { day, programs } = today;
  const done = week.filter(({ state }) => state === 'done').length;

  const title = t('today.week', { week: week[0].weekNumber });

  return (
    <Section
      title={programs.length > 1 ? `${week[0].programTitle} · ${title}` : title}
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
            <WorkoutLink workout={workout} today={today} />
            <WorkoutActionMenu workout={workout} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const tones = { done: 'good', begun: 'soon', skipped: 'quiet', to_do: 'quiet' } as const;

/** Link to the result of a finished workout, or to the runner for any other. */
function WorkoutLink({ workout, today }: { workout: ScheduledWorkout; today: LocalToday }) {
  const { workoutId, completedWorkoutId, rows, state, skipReason } = workout;
  const t = useTexts('completed-workouts');
  const { timeZone } = useMe();
  const link =
    state === 'done' && completedWorkoutId
      ? ({ to: '/my/completed-workouts/$completedWorkoutId', params: { completedWorkoutId } } as const)
      : ({ to: '/my/workouts/$workoutId', params: { workoutId } } as const);

  return (
    <Link {...link} className={classes['row']}>
      <span className={classes['content']}>
        <strong>{workoutName(t, workout)}</strong>
        <span>
          {[
            dateText(t, workout, { today, timeZone }),
            skipReason ? t(`skip.reasons.${skipReason}`) : t('exercises', { count: rows }),
            today.unsentSkips.has(workoutId) && t('skip.unsent'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}

interface Now {
  today: LocalToday;
  timeZone: string;
}

/** When a workout is due, or was skipped; of one that is done the day on which it was done, if it is known. */
function dateText(t: Texts, workout: ScheduledWorkout, { today, timeZone }: Now): string {
  const { state, date, finishedAt, finishedOn } = workout;
  if (state === 'to_do') return whenText(t, workout, today);
  const doneOn = finishedOn ?? (finishedAt && plainDateInZone(finishedAt, timeZone));
  const day = state === 'done' ? doneOn : date;
  if (day === today.day) return t('today.when.today');
  return day ? `${formatWeekday(day)} ${formatShortDate(day)}` : '';
}
