import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { TrainingDay } from '../../../contract/history.ts';
import { figuresText } from '../../text.ts';
import { completedWorkoutLink } from '../../links.ts';
import classes from './Calendar.module.css';

interface DayWorkoutsProps {
  subject: Subject;
  day: string | undefined;
  trained: TrainingDay | undefined;
}

/** The workouts of the selected day, in a live region: the day is selected elsewhere. */
export function DayWorkouts({ subject, day, trained }: DayWorkoutsProps) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['chosen']} aria-live="polite">
      {day && (
        <h3>
          {formatWeekday(day)} {formatDate(day)}
        </h3>
      )}
      {!day && <p>{t('calendar.choose')}</p>}
      {day && !trained && <p>{t('calendar.nothing')}</p>}
      {trained && (
        <ul>
          {trained.workouts.map((workout) => (
            <li key={workout.id}>
              <Link {...completedWorkoutLink(subject, workout.id)}>
                <span>
                  <strong>{workout.title || t('untitled')}</strong>
                  <span>{figuresText(t, workout)}</span>
                </span>
                <IconChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
