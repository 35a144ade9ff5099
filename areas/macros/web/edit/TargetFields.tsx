import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { MeasuredNumberInput } from '#shell/web/forms/MeasuredNumberInput.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits, methods } from '../../contract.ts';
import { targetWarnings } from '../../rules/targets.ts';
import { type EntryValues, entryKeyOf, type NumberName, previewOf, type Typed, withMethod } from './form-values.ts';
import classes from './MacroForm.module.css';

const fieldsOf: Record<EntryValues['method'], readonly NumberName[]> = {
  percentages: ['calories', 'protein_percent', 'carbs_percent', 'lipids_percent'],
  grams: ['protein_tot', 'carbs_tot', 'lipids_tot'],
  weight: ['calories', 'weightKg', 'proteinGramsPerKg', 'lipidsGramsPerKg'],
};

const inputs: Record<NumberName, { unit: string; min?: number; max: number; decimals: number }> = {
  calories: { unit: 'kcal', min: limits.leastKcalPerDay, max: limits.kcalPerDay, decimals: 0 },
  protein_percent: { unit: '%', max: 100, decimals: 0 },
  carbs_percent: { unit: '%', max: 100, decimals: 0 },
  lipids_percent: { unit: '%', max: 100, decimals: 0 },
  protein_tot: { unit: 'g', max: limits.gramsPerDay, decimals: 1 },
  carbs_tot: { unit: 'g', max: limits.gramsPerDay, decimals: 1 },
  lipids_tot: { unit: 'g', max: limits.gramsPerDay, decimals: 1 },
  weightKg: { unit: 'kg', min: 1, max: limits.weightKg, decimals: 1 },
  proteinGramsPerKg: { unit: 'g/kg', max: limits.gramsPerKg, decimals: 2 },
  lipidsGramsPerKg: { unit: 'g/kg', max: limits.gramsPerKg, decimals: 2 },
};

/** Whether the field of the weight is shown, and what is said below it. */
export interface WeightField {
  isShown: boolean;
  note: ReactNode;
}

interface TargetFieldsProps {
  values: EntryValues;
  /** For a target in grams per kg that has no weight yet. */
  weightKg: Typed;
  weight: WeightField;
  /** Name and error of the field with this key of the entry. */
  field: (key: string) => { name: string; error: ReactNode };
  onChange: (values: EntryValues) => void;
}

/** A target typed by percentages, grams or grams per kg, with warnings. */
export function TargetFields({ values, weightKg, weight, field, onChange }: TargetFieldsProps) {
  const t = useTexts('macros');
  return (
    <div className={classes['target']}>
      <SegmentedField
        label={t('methods.label')}
        value={values.method}
        data={(['percentages', 'grams', 'weight'] as const).map((value) => ({ value, label: t(`methods.${value}`) }))}
        onChange={(value) => onChange(withMethod(values, methods.find((one) => one === value) ?? 'grams', weightKg))}
      />
      <div className={classes['numbers']}>
        {fieldsOf[values.method]
          .filter((name) => name !== 'weightKg' || weight.isShown)
          .map((name) => (
            <MeasuredNumberInput
              key={`${values.method} ${name}`}
              label={t(`fields.${name}`)}
              description={name === 'weightKg' && weight.note}
              value={numberOf(values[name])}
              {...field(entryKeyOf(values.method, name))}
              required
              min={inputs[name].min}
              max={inputs[name].max}
              decimals={inputs[name].decimals}
              unit={inputs[name].unit}
              hideControls
              onNumber={(value) => onChange({ ...values, [name]: value ?? '' })}
            />
          ))}
      </div>
      <Warnings values={values} />
    </div>
  );
}

/** The number of an input; null when it is empty. */
export function numberOf(value: Typed): number | null {
  return value === '' ? null : value;
}

function Warnings({ values }: { values: EntryValues }) {
  const t = useTexts('macros');
  const target = previewOf(values);
  const kcal = (value: number) => formatNumber(value, 0);
  const texts = targetWarnings(target).map((warning) =>
    warning.kind === 'percentages-exceeded'
      ? t('warnings.percentages-exceeded', { percent: warning.percent })
      : t('warnings.calories-mismatch', {
          calories: kcal(warning.calories),
          macroCalories: kcal(warning.macroCalories),
        }),
  );
  const hasNoCarbs = values.method === 'weight' && values.calories !== '' && target.calories > values.calories + 1;
  if (hasNoCarbs) texts.push(t('warnings.noCarbs'));
  if (texts.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="status">
      {texts.join(' ')}
    </Alert>
  );
}
