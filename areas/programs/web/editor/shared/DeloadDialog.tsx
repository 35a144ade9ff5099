import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { mapShared } from '#shell/common/structural-sharing.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Week } from '../../../contract/document.ts';
import { type Deload, defaultDeload, deloadFigures, deloadLimits, withDeload } from '../../../rules/deload.ts';
import { useContent, useEditor } from '../context.tsx';
import { changeWeeks } from '../edits/weeks.ts';

/** Dialog that makes a week lighter: fewer sets and lower loads, as one change. */
export function DeloadDialog() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const weekId = ui.deloadWeekId.use();
  const week = useContent(({ weeks }) => weeks.find(({ id }) => id === weekId));

  return (
    <Dialog
      opened={week !== undefined}
      onClose={() => ui.deloadWeekId.set(null)}
      title={t('deload.title', { number: week?.weekNumber ?? 0 })}
    >
      {week && <DeloadForm week={week} onDone={() => ui.deloadWeekId.set(null)} />}
    </Dialog>
  );
}

function DeloadForm({ week, onDone }: { week: Week; onDone: () => void }) {
  const t = useTexts('programs');
  const { store, ui, settings } = useEditor();
  const [values, setValues] = useState<Record<keyof Deload, number | null>>(defaultDeload);
  const options = {
    setsPercent: values.setsPercent ?? 0,
    loadPercent: values.loadPercent ?? 0,
    loadStepKg: settings.loadStepKg,
    formatNumber: (value: number) => formatNumber(value, 2),
  };
  const after = withDeload(week, options);
  const { setsBefore, setsAfter, lighter, unchanged } = deloadFigures(week, after);

  function apply(event: FormEvent): void {
    event.preventDefault();
    changeWeeks(store, (weeks) => mapShared(weeks, (one) => (one.id === week.id ? withDeload(one, options) : one)));
    ui.message.set({ name: 'weekDeloaded', values: { number: week.weekNumber }, isUndoable: true });
    onDone();
  }

  return (
    <Stack component="form" gap="md" onSubmit={apply}>
      {(['setsPercent', 'loadPercent'] as const).map((name) => (
        <TypedNumberInput
          key={name}
          name={name}
          label={t(`deload.${name}`)}
          value={values[name]}
          {...deloadLimits}
          step={5}
          allowDecimal={false}
          onNumber={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <Text size="sm" role="status">
        {[
          t('deload.sets', { before: setsBefore, after: setsAfter }),
          t('deload.lighter', { count: lighter }),
          unchanged > 0 && t('deload.unchanged', { count: unchanged }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <Group justify="flex-end">
        <Button type="submit" disabled={after === week}>
          {t('deload.apply')}
        </Button>
      </Group>
    </Stack>
  );
}
