import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { clientMetricRoutes } from '../../contract.ts';
import { metricLimits } from '../../contract/measurement.ts';
import { useConfirmedMutation } from '../queries.ts';
import { DayField, ValuesForm } from '../record/FormParts.tsx';
import classes from '../record/Record.module.css';
import { emptyEntry, type EntryValues, ValueField } from '../record/ValueField.tsx';

interface WeightsDialogProps {
  clientId: string;
  opened: boolean;
  onClose: () => void;
}

/** Weights of several days, such as those of an old diary. */
export function WeightsDialog({ clientId, opened, onClose }: WeightsDialogProps) {
  const t = useTexts('metrics');
  return (
    <Dialog title={t('weights.severalTitle')} opened={opened} onClose={onClose}>
      <WeightsForm clientId={clientId} onClose={onClose} />
    </Dialog>
  );
}

interface DayRow {
  id: string;
  day: string;
  entry: EntryValues;
}

function WeightsForm({ clientId, onClose }: Omit<WeightsDialogProps, 'opened'>) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const rowOn = (day: string): DayRow => ({ id: newId(), day, entry: emptyEntry });
  const [rows, setRows] = useState<readonly DayRow[]>(() => {
    const today = todayIn(timeZone);
    return [rowOn(today), rowOn(addDays(today, -7)), rowOn(addDays(today, -14))];
  });
  const [error, setError] = useState<ApiError | 'nothing' | null>(null);
  // A refusal names rows by their index in the request, which has no empty ones.
  const [sent, setSent] = useState<readonly string[]>([]);
  const typed = rows.filter(({ entry }) => entry.entered.trim());
  const recording = useConfirmedMutation(clientMetricRoutes.recordWeights, {
    onError: setError,
    onSuccess: ({ values }) => {
      toast.success(t('weights.saved', { count: values.length }));
      onClose();
    },
  });
  const change = (row: DayRow) => setRows(rows.map((one) => (one.id === row.id ? row : one)));
  const errorOf = (row: DayRow) =>
    error && error !== 'nothing' ? error.errors[`values.${sent.indexOf(row.id)}.entered`]?.[0] : undefined;

  function submit(): void {
    setError(typed.length === 0 ? 'nothing' : null);
    const values = typed.map(({ id, day, entry: { entered, unit } }) => ({ id, day, entered, unit }));
    setSent(values.map(({ id }) => id));
    if (values.length > 0) recording.send({ clientId, values, sentAt: new Date().toISOString() });
  }

  return (
    <ValuesForm
      message={messageFor(error, { isShown: rows.some(errorOf), nothing: t('record.nothing') })}
      refused={error}
      isSaving={recording.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ul className={classes['rows']}>
        {rows.map((row, index) => (
          <li key={row.id} className={classes['day']}>
            <DayField
              label={t('weights.dayOf', { row: index + 1 })}
              value={row.day}
              onChange={(day) => change({ ...row, day })}
            />
            <ValueField
              name={t('weights.weightOf', { row: index + 1 })}
              metric="weight"
              unit="kg"
              value={row.entry}
              error={errorOf(row)}
              autoFocus={index === 0}
              onChange={(entry) => change({ ...row, entry })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('weights.removeRow', { row: index + 1 })}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        disabled={rows.length >= metricLimits.values}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => setRows([...rows, rowOn(addDays(rows.at(-1)?.day || todayIn(timeZone), -7))])}
      >
        {t('weights.addRow')}
      </Button>
    </ValuesForm>
  );
}

function messageFor(error: ApiError | 'nothing' | null, { isShown, nothing }: { isShown: boolean; nothing: string }) {
  if (error === null || isShown) return null;
  return error === 'nothing' ? nothing : messageOf(error);
}
