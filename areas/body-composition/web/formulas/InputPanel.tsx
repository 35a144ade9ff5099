import { Button, TextInput } from '@mantine/core';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type BodyField, skinfolds, genders } from '../../rules/body.ts';
import classes from './InputPanel.module.css';
import { emptyInputs, examples, type FieldName, isUnreadable, type FormulaInputs } from './inputs.ts';

interface InputPanelProps {
  inputs: FormulaInputs;
  onChange: (inputs: FormulaInputs) => void;
}

const parts = {
  person: ['age', 'weight', 'height', 'fat_free_mass_perc', 'bmr'],
  folds: skinfolds,
  girths: ['waist', 'hip'],
  strength: ['load', 'reps', 'rpe'],
} as const satisfies Record<string, readonly FieldName[]>;

/** Form with the data of the person, which all formulas use. */
export function InputPanel({ inputs, onChange }: InputPanelProps) {
  const t = useTexts('body-composition');
  const set = (field: FieldName, value: string) => onChange({ ...inputs, [field]: value });

  return (
    <details className={classes['panel']} open>
      <summary>{t('sheet.title')}</summary>
      <div className={classes['examples']}>
        <Button size="compact-sm" fz="xs" px="xs" variant="default" onClick={() => onChange(examples.male)}>
          {t('sheet.examples.man')}
        </Button>
        <Button size="compact-sm" fz="xs" px="xs" variant="default" onClick={() => onChange(examples.female)}>
          {t('sheet.examples.woman')}
        </Button>
        <Button size="compact-sm" fz="xs" px="xs" variant="subtle" color="gray" onClick={() => onChange(emptyInputs)}>
          {t('sheet.examples.clear')}
        </Button>
      </div>
      <GenderField value={inputs.gender} onChange={(gender) => set('gender', gender)} />
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <fieldset key={part} className={classes['part']}>
          <legend>{t(`sheet.groups.${part}`)}</legend>
          <div className={classes['fields']}>
            {parts[part].map((field) => (
              <InputField key={field} field={field} inputs={inputs} onChange={(value) => set(field, value)} />
            ))}
          </div>
          {part === 'folds' && <p className={classes['help']}>{t('sheet.suprailiacHelp')}</p>}
        </fieldset>
      ))}
    </details>
  );
}

function GenderField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts('body-composition');
  return (
    <SegmentedField
      size="xs"
      label={capitalized(t('fields.gender'))}
      value={value}
      onChange={onChange}
      data={[
        ...genders.map((gender) => ({ value: gender as string, label: t(`gender.${gender}`) })),
        { value: '', label: t('sheet.notSaid') },
      ]}
    />
  );
}

interface InputFieldProps {
  field: Exclude<FieldName, 'gender'>;
  inputs: FormulaInputs;
  onChange: (value: string) => void;
}

function InputField({ field, inputs, onChange }: InputFieldProps) {
  const t = useTexts('body-composition');
  const shell = useTexts();
  const unit = (skinfolds as readonly BodyField[]).includes(field as BodyField) ? 'fold' : field;

  return (
    <TextInput
      className={field === 'bmr' ? classes['wide'] : ''}
      size="xs"
      label={capitalized(t(`fields.${field}`))}
      value={inputs[field]}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isUnreadable(inputs, field) && shell('invalid.number')}
      inputMode="decimal"
      maxLength={12}
      rightSection={<span className={classes['unit']}>{t(`units.${unit as 'fold'}`)}</span>}
      rightSectionWidth={46}
    />
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
