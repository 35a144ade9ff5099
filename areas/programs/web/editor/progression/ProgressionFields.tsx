import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { type Progression, progressionLimits } from '../../../contract/document.ts';
import {
  type ProgressionFaults,
  type ProgressionField,
  progressionFields,
  type ProgressionValues,
} from '../../../rules/progression-values.ts';
import classes from './ProgressionForm.module.css';

interface ProgressionFieldsProps {
  kind: Progression['kind'];
  values: ProgressionValues;
  faults: ProgressionFaults;
  onChange: (name: ProgressionField, value: number | null) => void;
}

export function ProgressionFields({ kind, values, faults, onChange }: ProgressionFieldsProps) {
  const t = useTexts('programs');

  function errorOf(name: ProgressionField): string | undefined {
    const fault = faults[name];
    if (!fault) return undefined;
    const limits = Object.entries(fault.values).map(([key, value]) => [key, formatNumber(Number(value), 2)]);
    return String(t(fault.key as never, Object.fromEntries(limits) as never));
  }

  return (
    <div className={classes['fields']}>
      {progressionFields[kind].map((name) => (
        <TypedNumberInput
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          value={values[name]}
          error={errorOf(name)}
          step={progressionLimits[name].multiple}
          min={progressionLimits[name].min}
          max={progressionLimits[name].max}
          decimalScale={2}
          allowDecimal={progressionLimits[name].multiple !== 1}
          onNumber={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}
