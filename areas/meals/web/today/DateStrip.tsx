import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import { formatShortDate, formatShortWeekday, formatWeekday } from '#shell/web/texts/formats.ts';
import { adherenceOn } from '../../rules/adherence.ts';
import type { ShownDiet } from '../device/with-local.ts';
import { useMealTexts } from '../texts.ts';
import classes from './DateStrip.module.css';

interface DateStripProps {
  diet: ShownDiet | undefined;
  date: string;
  today: string;
  onSelect: (date: string) => void;
}

/** The seven days of a week; a bar below each day shows how many of its meals were reported. */
export function DateStrip({ diet, date, today, onSelect }: DateStripProps) {
  const { t } = useMealTexts();
  const monday = mondayOf(date);
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

  return (
    <nav className={classes['strip']} aria-label={t('today.week')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('today.previousWeek')}
        onClick={() => onSelect(addDays(date, -7))}
      >
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <ol className={classes['days']}>
        {dates.map((one) => (
          <li key={one}>
            <DayButton diet={diet} date={one} isToday={one === today} isShown={one === date} onSelect={onSelect} />
          </li>
        ))}
      </ol>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('today.nextWeek')}
        onClick={() => onSelect(addDays(date, 7))}
      >
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
    </nav>
  );
}

interface DayButtonProps extends Pick<DateStripProps, 'diet' | 'date' | 'onSelect'> {
  isToday: boolean;
  isShown: boolean;
}

function DayButton({ diet, date, isToday, isShown, onSelect }: DayButtonProps) {
  const { t } = useMealTexts();
  const days = diet?.days.filter((day) => day.date === date) ?? [];
  const { meals, notReported } = adherenceOn({ days, entries: diet?.entries ?? [] }, date);
  const reported = meals - notReported;
  const named = { weekday: formatWeekday(date), date: formatShortDate(date) };

  return (
    <button
      type="button"
      className={classes['day']}
      data-today={isToday}
      aria-current={isShown ? 'date' : undefined}
      aria-label={meals > 0 ? t('today.dayLabel', { ...named, reported, meals }) : t('today.dayEmpty', named)}
      onClick={() => onSelect(date)}
    >
      <span>{formatShortWeekday(date)}</span>
      <strong>{Number(date.slice(8))}</strong>
      <span className={classes['bar']} data-empty={meals === 0}>
        <span style={{ inlineSize: `${meals === 0 ? 0 : (reported / meals) * 100}%` }} />
      </span>
    </button>
  );
}
