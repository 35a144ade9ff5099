import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { ScheduledWorkout } from '../contract/today.ts';
import { workoutName } from '../rules/workout-name.ts';
import type { Texts } from './text.ts';

/** Asks whether a workout is done today, before its program begins. The question names its day. */
export function confirmEarlyStart(
  t: Texts,
  { date, ...workout }: Pick<ScheduledWorkout, 'title' | 'dayNumber' | 'date'>,
): Promise<boolean> {
  const when = { weekday: formatWeekday(date), date: formatShortDate(date) };
  return confirm({
    title: t('today.earlyTitle', { title: workoutName(t, workout), ...when }),
    text: t('today.earlyText'),
    confirmLabel: t('today.startEarly'),
  });
}
