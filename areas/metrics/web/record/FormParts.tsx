import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { metricLimits } from '../../contract/measurement.ts';
import { measureBottomBar } from '#shell/web/layouts/bottom-bar-height.ts';
import classes from './Record.module.css';

interface ValuesFormProps {
  /** A message that no field shows. */
  message: string | null | undefined;
  /** What was refused; a new value focuses the first wrong field. */
  refused?: unknown;
  isSaving: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form of typed values with its buttons. */
export function ValuesForm({ message, refused, isSaving, onSubmit, onCancel, children }: ValuesFormProps) {
  const t = useTexts('metrics');
  const form = useRef<HTMLFormElement>(null);
  // Synchronises with the focus, which the browser has: the wrong field may be outside the visible part of a dialog.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate className={classes['form']} onSubmit={submit}>
      {children}
      <div ref={measureBottomBar} className={classes['bar']}>
        {message && (
          <Alert color="red" variant="light" role="alert" className={classes['message'] ?? ''}>
            {message}
          </Alert>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('record.save')}
        </Button>
      </div>
    </form>
  );
}

interface DayFieldProps {
  label?: string;
  value: string;
  error?: ReactNode;
  onChange: (day: string) => void;
}

/** A day up to today. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  return (
    <TextInput
      type="date"
      label={label ?? t('fields.day')}
      max={todayIn(timeZone)}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = useTexts('metrics');
  return (
    <Textarea
      label={t('fields.note')}
      autosize
      minRows={1}
      maxLength={metricLimits.note}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
