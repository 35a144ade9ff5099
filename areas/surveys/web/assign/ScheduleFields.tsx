import { Select, Text, TextInput } from '@mantine/core';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Repetition, repetitions } from '../../contract/assignments.ts';
import type { Schedule } from './schedule.ts';
import { weekdayName } from './schedule-text.ts';

/** The days on which a survey is asked. */
export function ScheduleFields<Values extends Schedule>({ form }: { form: ServerForm<Values> }) {
  const t = useTexts('surveys');
  const { repeats, weekday, monthDay } = form.form.values;
  const set = (fields: Partial<Schedule>) => form.form.setValues(fields as Partial<Values>);
  const isWeekly = repeats === 'weekly' || repeats === 'biweekly';

  return (
    <>
      <SegmentedField
        label={t('fields.repeats')}
        value={repeats}
        onChange={(value) => set({ repeats: value as Repetition })}
        data={repetitions.map((value) => ({ value, label: t(`assign.repeats.${value}`) }))}
      />
      {isWeekly && (
        <Select
          label={t('fields.weekday')}
          data={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }))}
          value={String(weekday)}
          allowDeselect={false}
          error={form.form.errors['weekday']}
          onChange={(value) => set({ weekday: Number(value) })}
        />
      )}
      {repeats === 'monthly' && (
        <TypedNumberInput
          label={t('fields.monthDay')}
          description={t('assign.monthDayHelp')}
          min={1}
          max={31}
          allowDecimal={false}
          value={monthDay}
          error={form.form.errors['monthDay']}
          onNumber={(value) => value !== null && set({ monthDay: value })}
        />
      )}
      <TextInput
        type="date"
        label={t(repeats === 'once' ? 'assign.on' : 'fields.startsOn')}
        required
        {...form.field('startsOn')}
      />
      <TextInput
        type="date"
        label={t(repeats === 'once' ? 'assign.until' : 'fields.endsOn')}
        description={t(repeats === 'once' ? 'assign.untilHelp' : 'assign.endHelp')}
        {...form.field('endsOn')}
      />
      <Text size="sm" c="dimmed">
        {t('assign.reminders')} {repeats !== 'once' && t('assign.misses')}
      </Text>
    </>
  );
}
