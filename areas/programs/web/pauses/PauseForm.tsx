import { Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DateField } from '#areas/assignments/web/public.tsx';
import { programRoutes } from '../../contract.ts';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import { type ChosenPause, limits, type Pause } from '../../contract/document.ts';
import { pausedEnd } from '../../rules/paused-end.ts';
import { assignmentInvalidations } from '../queries.ts';

interface PauseFormProps {
  copy: ProgramAssignment;
  /** The pause that is changed; undefined to add one. */
  pause: Pause | undefined;
  onDone: () => void;
}

/** Form for a pause of a copy. The last day of a new one follows its first day until it is chosen. */
export function PauseForm({ copy, pause, onDone }: PauseFormProps) {
  const t = useTexts('programs');
  const [isEndChosen, setEndChosen] = useState(pause !== undefined);
  const form = usePauseForm({ copy, pause, onDone });
  const { from, until } = form.form.values;
  const weeksFrom = (count: number) => ({ date: addDays(from, count * 7 - 1), label: t('pause.week', { count }) });

  return (
    <FormSheet form={form} save={t(pause ? 'pause.change' : 'pause.save')} onCancel={onDone}>
      <TextInput
        type="date"
        label={t('fields.from')}
        {...form.field('from')}
        onChange={({ currentTarget: { value } }) => {
          form.form.setFieldValue('from', value);
          if (!isEndChosen && isDate(value)) form.form.setFieldValue('until', proposedEnd(value));
        }}
      />
      <DateField
        label={t('fields.until')}
        description={t('pause.untilHelp')}
        proposals={isDate(from) ? [1, 2].map(weeksFrom) : []}
        {...form.field('until')}
        value={until}
        onChange={(date) => {
          setEndChosen(true);
          form.form.setFieldValue('until', date);
        }}
      />
      <Checkbox
        label={t('pause.keepsWeekdays')}
        description={t('pause.keepsWeekdaysHelp')}
        {...form.field('keepsWeekdays', { type: 'checkbox' })}
      />
      <Effect copy={copy} replaced={pause?.from ?? null} form={form} />
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

type Values = ChosenPause & { endsBeforeNext: boolean };

function usePauseForm({ copy, pause, onDone }: PauseFormProps): ServerForm<Values> {
  const t = useTexts('programs');
  const today = todayIn(useMe().timeZone);
  const [initialValues] = useState<Values>(() => {
    const from = pause?.from ?? proposedStart(copy, today);
    return {
      from,
      until: pause?.until ?? proposedEnd(from),
      keepsWeekdays: pause?.keepsWeekdays ?? true,
      note: pause?.note ?? '',
      endsBeforeNext: false,
    };
  });
  return useServerForm<typeof programRoutes.pause, Values>({
    route: programRoutes.pause,
    mode: 'controlled',
    initialValues,
    toRequest: (values) => ({ id: copy.id, replaced: pause?.from ?? null, ...values }),
    invalidates: assignmentInvalidations,
    success: () => t('pause.done'),
    onSuccess: onDone,
  });
}

/** Today, the first day of a copy that begins later, or the day on which the rest goes on after the last pause. */
function proposedStart({ startsOn, pauses }: ProgramAssignment, today: string): string {
  const afterPauses = pauses.map(({ from, days }) => addDays(from, days)).at(-1) ?? startsOn;
  return [today, startsOn, afterPauses].toSorted().at(-1) ?? today;
}

/** The last day of two weeks from a first day. */
function proposedEnd(from: string): string {
  return addDays(from, 13);
}

interface EffectProps {
  copy: ProgramAssignment;
  /** First day of the pause that is changed. */
  replaced: string | null;
  form: ServerForm<Values>;
}

/** Says by how many days the rest moves and when the program ends then. If it overlaps the next one, it can end before that. */
function Effect({ copy, replaced, form }: EffectProps) {
  const t = useTexts('programs');
  const { endsBeforeNext, ...pause } = form.form.values;
  if (!isDate(pause.from) || !isDate(pause.until) || pause.until < pause.from) return null;

  const { days, endsOn, isReplaced, overlapped } = pausedEnd(copy, { replaced, pause });
  const endBefore = overlapped && addDays(overlapped.startsOn, -1);
  const lastDay = endBefore && endsBeforeNext ? endBefore : endsOn;
  const isEndedByNext = isReplaced || lastDay !== endsOn;
  const date = formatDate(lastDay);
  return (
    <>
      <Text size="sm" role="status">
        {isEndedByNext
          ? t('pause.replaced', { date })
          : t('pause.effect', { days: t('pause.days', { count: days }), date })}
        {overlapped &&
          !endsBeforeNext &&
          ` ${t('pause.overlaps', { from: formatDate(overlapped.startsOn), title: overlapped.title })}`}
      </Text>
      {endBefore && (
        <Checkbox
          label={t('pause.endBefore', { date: formatDate(endBefore), title: overlapped.title })}
          description={t('pause.endBeforeHelp')}
          {...form.field('endsBeforeNext', { type: 'checkbox' })}
        />
      )}
    </>
  );
}

function isDate(text: string): boolean {
  return plainDate.safeParse(text).success;
}
