import { TextInput, type TextInputProps } from '@mantine/core';
import { addDays, daysBetween } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentWeek, endsOn } from '../../rules/schedule.ts';
import { isDay, nextMonday, todayIn } from './assignment.ts';
import classes from './StartField.module.css';

interface StartFieldProps extends Omit<TextInputProps, 'onChange'> {
  startsOn: string;
  /** How many the program has; unknown until one is chosen. */
  weeks?: number | undefined;
  /** The last day of what is followed now: the day after it is proposed too. */
  lastDay?: string | undefined;
  onChange: (day: string) => void;
}

/** The day a program begins, with the likely ones a tap away; under it the weekday and the day it ends. */
export function StartField({ startsOn, weeks, lastDay, onChange, ...field }: StartFieldProps) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const proposals = [
    ...(lastDay ? [{ day: addDays(lastDay, 1), words: t('assign.afterLast') }] : []),
    { day: nextMonday(timeZone), words: t('assign.nextMonday') },
    { day: todayIn(timeZone), words: t('assign.today') },
  ];

  return (
    <div className={classes['field']}>
      <TextInput
        type="date"
        label={t('fields.startsOn')}
        description={useStartText(startsOn, weeks) || '\u00a0'}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...field}
      />
      <div className={classes['proposals']}>
        {proposals.map(({ day, words }) => (
          <button key={words} type="button" aria-pressed={day === startsOn} onClick={() => onChange(day)}>
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

function useStartText(startsOn: string, weeks: number | undefined): string {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  if (!isDay(startsOn)) return '';

  const from = formatWeekday(startsOn);
  if (!weeks) return from;
  const until = t('assign.until', { from, until: formatDate(endsOn(startsOn, weeks)), count: weeks });
  const isPast = daysBetween(startsOn, today) >= 7;
  return isPast ? `${until} ${t('assign.past', { week: currentWeek({ startsOn, weeks, today }) })}` : until;
}
