import { Select } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Day, dayKinds, type MealPlan } from '../../../contract.ts';
import { useEditor } from '../context.tsx';
import { setDayFields } from '../edits/days.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface DayBindingFieldProps {
  day: Pick<Day, 'id' | 'weekday' | 'dayKind'>;
  schedule: MealPlan['schedule'];
  /** Replaces the name of the field, where several days are listed. */
  label?: string;
}

/** The weekday or the kind of a day; nothing while days follow each other in order. */
export function DayBindingField({ day: { id, weekday, dayKind }, schedule, label }: DayBindingFieldProps) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  if (schedule === 'weekdays')
    return (
      <Select
        label={label ?? t('fields.weekday')}
        clearable
        value={weekday === null ? null : String(weekday)}
        onChange={(value) => setDayFields(store, id, { weekday: value === null ? null : Number(value) })}
        data={weekdays.map((number) => ({ value: String(number), label: t(`weekdaysLong.${number}`) }))}
      />
    );
  if (schedule === 'training')
    return (
      <Select
        label={label ?? t('fields.dayKind')}
        clearable
        value={dayKind}
        onChange={(value) => setDayFields(store, id, { dayKind: value as typeof dayKind })}
        data={dayKinds.map((kind) => ({ value: kind, label: t(`dayKinds.${kind}`) }))}
      />
    );
  return null;
}
