import type { ApiError } from '#shell/web/api/api-error.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { metricName } from '../metric-text.ts';
import { typeOf, typesOf } from './entry-types.ts';
import { DayField, ValuesForm } from './FormParts.tsx';
import { type UnsentRecordProps, useUnsentRecord } from './use-unsent-record.ts';
import { ValueField } from './ValueField.tsx';

/**
 * Changes values that wait on the device. After an edit in another tab the client sees that one before they replace it. Refused values
 * are sent at once, so that the client can confirm unusual ones that are right.
 */
export function UnsentRecordForm(props: UnsentRecordProps) {
  const t = useTexts('metrics');
  const { edited, typed, setTyped, refusal, sent, submit, isSaving } = useUnsentRecord(props);
  const errors: ApiError['errors'] = refusal?.errors ?? {};
  const dayError = errors['day']?.[0];
  const errorOf = (metric: string) => errors[`values.${sent.indexOf(metric)}.entered`]?.[0];
  const isShown = dayError !== undefined || typed.values.some(({ metric }) => errorOf(metric));
  return (
    <ValuesForm
      message={isShown ? null : refusal?.message}
      refused={refusal}
      isSaving={isSaving}
      onSubmit={submit}
      onCancel={props.onClose}
    >
      <DayField value={typed.day} error={dayError} onChange={(day) => setTyped({ ...typed, day })} />
      {typed.values.map((value, index) => {
        const { unit = null, side = null } = value;
        const metricType = typeOf(typesOf(edited, props.metrics), value.metric);
        return (
          <ValueField
            key={value.metric}
            name={metricName(t, metricType)}
            metric={value.metric}
            unit={metricType.unit}
            value={{ entered: value.entered, unit, side }}
            error={errorOf(value.metric)}
            onChange={(entry) => setTyped({ ...typed, values: typed.values.with(index, { ...value, ...entry }) })}
          />
        );
      })}
    </ValuesForm>
  );
}
