import { TextInput, type TextInputProps } from '@mantine/core';
import { day } from '#shell/common/fields.ts';
import { date, weekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { endsOn } from '../../rules/schedule.ts';

interface StartFieldProps extends TextInputProps {
  startsOn: string;
  /** How many the program has; unknown until one is chosen. */
  weeks?: number | undefined;
}

/** The day a program begins; under it the weekday and the day it ends. */
export function StartField({ startsOn, weeks, ...field }: StartFieldProps) {
  const t = useTexts('programs');
  const isDay = day.safeParse(startsOn).success;
  const from = isDay ? weekday(startsOn) : '';
  const help = isDay && weeks ? t('assign.until', { from, until: date(endsOn(startsOn, weeks)), count: weeks }) : from;

  return <TextInput type="date" label={t('fields.startsOn')} description={help || '\u00a0'} {...field} />;
}
