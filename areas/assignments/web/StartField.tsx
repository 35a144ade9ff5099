import type { TextInputProps } from '@mantine/core';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatWeekday, formatWeekdayAndDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isPlainDate, nextMonday } from './assignment.ts';
import { DateField } from './DateField.tsx';

interface StartFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  startsOn: string;
  /** Last day of the copy that the client follows. A button offers the day after it. */
  lastDay?: string | undefined;
  /** Describes the first day, for example with the last day of the copy. The default is its weekday. */
  describe?: ((startsOn: string) => string) | undefined;
  /** Another first day that fits better; a button offers it. */
  propose?: ((startsOn: string) => string | null) | undefined;
  onChange: (startsOn: string) => void;
}

/** Field for the first day of a copy. */
export function StartField({ startsOn, lastDay, describe = formatWeekday, propose, ...field }: StartFieldProps) {
  const t = useTexts('assignments');
  const { timeZone } = useMe();
  const better = isPlainDate(startsOn) ? propose?.(startsOn) : null;

  return (
    <DateField
      label={t('fields.startsOn')}
      description={isPlainDate(startsOn) ? describe(startsOn) : '\u00a0'}
      proposals={[
        ...(better ? [{ date: better, label: t('start.on', { day: formatWeekdayAndDate(better) }) }] : []),
        ...(lastDay ? [{ date: addDays(lastDay, 1), label: t('start.afterCurrent') }] : []),
        { date: nextMonday(timeZone), label: t('start.nextMonday') },
        { date: todayIn(timeZone), label: t('start.today') },
      ]}
      {...field}
      value={startsOn}
    />
  );
}
