import { z } from 'zod';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { todayIn } from '#shell/common/dates.ts';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatMonth, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { historyRoutes, type TrainingDay } from '../../../contract/history.ts';
import { addMonths, monthOf } from '../../../rules/calendar.ts';
import { figuresText, type Texts } from '../../text.ts';
import { workoutName } from '../../../rules/workout-name.ts';
import { LoadError } from '../../LoadErrorCard.tsx';
import classes from './Calendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { Link } from '@tanstack/react-router';
import { completedWorkoutLink } from '../../links.ts';

/** Search params: the shown month, such as `2026-11`, and the selected day. */
const CalendarFilters = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  day: z.iso.date().optional(),
});
export type CalendarFilters = z.output<typeof CalendarFilters>;

/** The training days of a month, and the workouts of the selected day. */
export function TrainingCalendar({ subject }: { subject: Subject }) {
  const t = useTexts('completed-workouts');
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  const [filters, setFilters] = useSearchParams(CalendarFilters);
  const month = filters.month ?? monthOf(filters.day ?? today);
  const { data, error, isPlaceholderData, refetch } = useApiQuery(
    ...forSubject(subject, historyRoutes.trainingDays, { month }),
    {
      placeholderData: keepPreviousData,
    },
  );
  const days = new Map(data?.days.map((day) => [day.day, day]));
  const workouts = data?.days.reduce((count, day) => count + day.workouts.length, 0) ?? 0;

  return (
    <Section
      title={formatMonth(month)}
      subtitle={data && !isPlaceholderData && subtitleOf(t, { workouts, streakWeeks: data.streakWeeks })}
      actions={<MonthButtons month={month} today={today} onMonth={(to) => setFilters({ month: to, day: undefined })} />}
    >
      {error && (isPlaceholderData || !data) ? (
        <LoadError
          text={isUnreachable(error) ? t('progress.offline') : messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy={isPlaceholderData || !data} className={classes['calendar']}>
          <MonthGrid
            month={month}
            today={today}
            chosen={filters.day}
            days={days}
            onMonth={(to) => setFilters({ month: to, day: undefined })}
            onChoose={(day) => setFilters({ month, day })}
          />
          <DayWorkouts day={filters.day} trained={days.get(filters.day ?? '')} subject={subject} />
        </div>
      )}
    </Section>
  );
}

function subtitleOf(t: Texts, { workouts, streakWeeks }: { workouts: number; streakWeeks: number }): string {
  const streak = streakWeeks > 1 && t('calendar.streak', { count: streakWeeks });
  return [t('calendar.workouts', { count: workouts }), streak].filter(Boolean).join(' · ');
}

interface MonthButtonsProps {
  month: string;
  today: string;
  onMonth: (month: string) => void;
}

function MonthButtons({ month, today, onMonth }: MonthButtonsProps) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['months']}>
      {month !== monthOf(today) && (
        <Button variant="default" size="compact-sm" onClick={() => onMonth(monthOf(today))}>
          {t('calendar.thisMonth')}
        </Button>
      )}
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('calendar.previousMonth')}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('calendar.nextMonth')}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

interface DayWorkoutsProps {
  subject: Subject;
  day: string | undefined;
  trained: TrainingDay | undefined;
}

/** The workouts of the selected day, in a live region, because the day is selected in another element. */
function DayWorkouts({ subject, day, trained }: DayWorkoutsProps) {
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
                  <strong>{workoutName(t, workout)}</strong>
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
