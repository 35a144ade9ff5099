import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientMetric } from '../../contract.ts';
import { metricName } from '../metric-text.ts';
import classes from './Record.module.css';
import { emptyEntry, type EntryValues, ValueField } from './ValueField.tsx';

interface WeightFormProps {
  metricType: ClientMetric['metricType'];
  description: string | undefined;
  error: string | null;
  isPending: boolean;
  onError: (error: string | null) => void;
  onSave: (value: EntryValues) => void;
}

/** The field of one weight, with its button beside it. */
export function WeightForm({ metricType, isPending, ...props }: WeightFormProps) {
  const t = useTexts('metrics');
  const [value, setValue] = useState(emptyEntry);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = value.entered.trim() === '';
    props.onError(isEmpty ? t('record.nothing') : null);
    if (!isEmpty) props.onSave(value);
  }

  return (
    <form noValidate className={classes['single']} onSubmit={submit}>
      <ValueField
        name={metricName(t, metricType)}
        metric="weight"
        unit={metricType.unit}
        value={value}
        error={props.error}
        description={props.description}
        onChange={setValue}
      />
      <Button type="submit" variant="default" loading={isPending}>
        {t('record.save')}
      </Button>
    </form>
  );
}
