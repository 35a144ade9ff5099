import { Button, Chip, Group, Input, TextInput } from '@mantine/core';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatShortWeekday } from '#shell/web/texts/formats.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type ClientMetric, clientMetricRoutes } from '../../contract.ts';
import { reminderLimits } from '../../contract/reminder.ts';
import { metricName } from '../metric-text.ts';
import { metricInvalidations } from '../queries.ts';
import { dayOfWeek } from '../reminder-text.ts';

interface ReminderDialogProps {
  clientId: string;
  metric: ClientMetric;
  opened: boolean;
  onClose: () => void;
}

/** When the client is reminded to measure. */
export function ReminderDialog({ opened, onClose, ...props }: ReminderDialogProps) {
  const t = useTexts('metrics');
  const name = metricName(t, props.metric.metricType);
  return (
    <Dialog title={t('reminder.title', { name })} opened={opened} onClose={onClose}>
      <ReminderForm {...props} onClose={onClose} />
    </Dialog>
  );
}

const repetitions = ['weekdays', 'interval'] as const;
type Repetition = (typeof repetitions)[number];

interface Values extends Record<string, unknown> {
  repeats: Repetition;
  weekdays: string[];
  everyDays: number | '';
  time: string;
}

function valuesOf(metric: ClientMetric | undefined): Values {
  const { everyDays, weekdays, time } = metric?.reminder ?? { everyDays: null, weekdays: [1], time: '07:30' };
  const repeats = everyDays === null ? 'weekdays' : 'interval';
  return { repeats, weekdays: weekdays.map(String), everyDays: everyDays ?? 7, time };
}

/** The number of an empty field, which the server refuses with a message at the field. */
const noInterval = 0;

function ReminderForm({ clientId, metric, onClose }: Omit<ReminderDialogProps, 'opened'>) {
  const t = useTexts('metrics');
  const form = useRecordForm({
    routes: { update: clientMetricRoutes.saveReminder },
    record: metric,
    initialValues: valuesOf,
    pick: (response) => response.metric,
    toBody: ({ repeats, weekdays, everyDays, time }) => {
      const isInterval = repeats === 'interval';
      const interval = everyDays === '' ? noInterval : everyDays;
      const days = weekdays.map(Number).sort((one, other) => one - other);
      const reminder = { everyDays: isInterval ? interval : null, weekdays: isInterval ? [] : days, time };
      return { clientId, metricId: metric.id, reminder };
    },
    texts: { label: (name) => t(`fields.${name as keyof Values & ('repeats' | 'weekdays' | 'everyDays' | 'time')}`) },
    invalidates: metricInvalidations,
    success: () => t('reminder.saved'),
    onSuccess: onClose,
    mode: 'controlled',
  });
  const removal = useRecordAction(clientMetricRoutes.saveReminder, {
    invalidates: metricInvalidations,
    success: t('reminder.removed'),
    onSuccess: onClose,
  });
  const { values, errors } = form.form;
  const errorOf = (name: string) => errors[`reminder.${name}`];

  return (
    <FormSheet form={form} onCancel={onClose}>
      <p>{t('reminder.help')}</p>
      <SegmentedField
        label={t('fields.repeats')}
        data={repetitions.map((value) => ({ value, label: t(`reminder.repeats.${value}`) }))}
        {...form.form.getInputProps('repeats')}
      />
      {values.repeats === 'weekdays' ? (
        <Input.Wrapper label={t('fields.weekdays')} labelElement="div" error={errorOf('weekdays')}>
          <Chip.Group multiple {...form.form.getInputProps('weekdays')}>
            <Group gap="xs" mt={4}>
              {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
                <Chip key={weekday} value={String(weekday)}>
                  {formatShortWeekday(dayOfWeek(weekday))}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      ) : (
        <DecimalInput
          label={t('fields.everyDays')}
          min={1}
          max={reminderLimits.everyDays}
          allowDecimal={false}
          {...form.form.getInputProps('everyDays')}
          error={errorOf('everyDays')}
        />
      )}
      <TextInput
        type="time"
        label={t('fields.time')}
        description={t('reminder.timeHelp')}
        required
        {...form.form.getInputProps('time')}
        error={errorOf('time')}
      />
      {metric.reminder && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => removal.run({ clientId, metricId: metric.id, version: metric.version, reminder: null })}
        >
          {t('reminder.remove')}
        </Button>
      )}
    </FormSheet>
  );
}
