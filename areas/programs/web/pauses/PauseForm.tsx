import { Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DateField } from '#areas/assignments/web/public.tsx';
import { type ProgramAssignment, programRoutes } from '../../contract.ts';
import { limits } from '../../contract/document.ts';
import { nextPause } from '../../rules/pauses.ts';
import { pausedEnd } from '../../rules/paused-end.ts';
import { assignmentInvalidations } from '../queries.ts';

interface PauseFormProps {
  copy: ProgramAssignment;
  onDone: () => void;
}

/** Form for the pause of today or the next one, or for a new one. */
export function PauseForm({ copy, onDone }: PauseFormProps) {
  const t = useTexts('programs');
  const today = todayIn(useMe().timeZone);
  const pause = nextPause(copy.pauses, today);
  const form = useServerForm({
    route: programRoutes.pause,
    mode: 'controlled',
    initialValues: {
      from: pause?.from ?? (today < copy.startsOn ? copy.startsOn : today),
      until: pause?.until ?? '',
      keepsWeekdays: pause?.keepsWeekdays ?? true,
      note: pause?.note ?? '',
    },
    toRequest: ({ until, ...values }) => ({
      id: copy.id,
      replaced: pause?.from ?? null,
      ...values,
      until: until || null,
    }),
    invalidates: assignmentInvalidations,
    success: () => t('pause.done'),
    onSuccess: onDone,
  });
  const { from, until } = form.form.values;
  const weeksFrom = (count: number) => ({ date: addDays(from, count * 7 - 1), label: t('pause.week', { count }) });

  return (
    <FormSheet form={form} save={t(pause ? 'pause.change' : 'pause.save')} onCancel={onDone}>
      <TextInput type="date" label={t('fields.from')} {...form.field('from')} />
      <DateField
        label={t('fields.until')}
        description={t('pause.untilHelp')}
        proposals={[...(isDate(from) ? [1, 2].map(weeksFrom) : []), { date: '', label: t('pause.open') }]}
        {...form.field('until')}
        value={until}
        onChange={(date) => form.form.setFieldValue('until', date)}
      />
      <Checkbox
        label={t('pause.keepsWeekdays')}
        description={t('pause.keepsWeekdaysHelp')}
        {...form.field('keepsWeekdays', { type: 'checkbox' })}
      />
      <Effect copy={copy} replaced={pause?.from ?? null} values={form.form.values} />
      <Textarea
        label={t('pause.note')}
        description={t('pause.noteHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.pauseNoteCharacters}
        {...form.field('note')}
      />
    </FormSheet>
  );
}

interface EffectProps {
  copy: ProgramAssignment;
  /** First day of the pause that is changed. */
  replaced: string | null;
  values: { from: string; until: string; keepsWeekdays: boolean };
}

/** Says by how many days the rest moves, and when the program ends then. */
function Effect({ copy, replaced, values: { from, until, keepsWeekdays } }: EffectProps) {
  const t = useTexts('programs');
  return (
    <Text size="sm" role="status">
      {text()}
    </Text>
  );

  function text(): string {
    if (!until) return t('pause.effectOpen');
    if (!isDate(from) || !isDate(until) || until < from) return '\u00a0';
    const { days, endsOn, isReplaced } = pausedEnd(copy, { replaced, pause: { from, until, keepsWeekdays, note: '' } });
    if (isReplaced) return t('pause.replaced', { date: formatDate(endsOn) });
    return t('pause.effect', { days: t('pause.days', { count: days }), date: formatDate(endsOn) });
  }
}

function isDate(text: string): boolean {
  return plainDate.safeParse(text).success;
}
