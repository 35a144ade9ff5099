import type { TFunction } from 'i18next';
import { pauseOn } from '#areas/programs/rules/pauses.ts';
import { daysBetween } from '#shell/common/dates.ts';
import type { ScheduledWorkout, Today } from '../../contract/today.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';

type DatedWorkout = Pick<ScheduledWorkout, 'date' | 'programId' | 'dueBeforeAssignment'>;

/**
 * Returns when a workout is due: `oggi`, `domani`, `venerdì 27 nov`; for a past date `era per mercoledì 18 nov`. In a pause none is late:
 * those of earlier days are `dopo la pausa`, nor is one that was due before its program was assigned.
 */
export function whenText(
  t: TFunction<'completed-workouts'>,
  { date, programId, dueBeforeAssignment }: DatedWorkout,
  { day, programs }: Pick<Today, 'day' | 'programs'>,
): string {
  const days = daysBetween(day, date);
  const pauses = programs.find(({ id }) => id === programId)?.pauses;
  if (days < 0 && pauseOn(pauses, day)) return t('program.afterPause');
  if (days < 0 && dueBeforeAssignment) return t(`today.when.before.${dueBeforeAssignment}`);
  if (days === 0) return t('today.when.today');
  if (days === 1) return t('today.when.tomorrow');
  return t(days < 0 ? 'today.when.late' : 'today.when.later', {
    weekday: formatWeekday(date),
    date: formatShortDate(date),
  });
}
