import { ActionIcon, Button, Radio, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ChangeEvent, memo } from 'react';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AlimentDraft } from '../../contract/library.ts';
import type { AlimentServerForm, AlimentSetters } from './form-values.ts';
import classes from './form.module.css';

const maxPortions = 20;

type Portion = AlimentDraft['portions'][number];
type Errors = AlimentServerForm['form']['errors'];

interface PortionFieldsProps extends Pick<AlimentSetters, 'setFieldValue' | 'clearErrors'> {
  portions: Portion[];
  errors: Errors;
}

/** Household measures with their grams; one of them is proposed when the food is added. */
export const PortionFields = memo(function PortionFields(props: PortionFieldsProps) {
  const { portions, errors, setFieldValue, clearErrors } = props;
  const t = useTexts('aliments');

  function save(changed: Portion[]): void {
    const hasDefault = changed.some(({ isDefault }) => isDefault);
    setFieldValue(
      'portions',
      changed.map((portion, index) => (hasDefault || index > 0 ? portion : { ...portion, isDefault: true })),
    );
    clearErrors();
  }

  return (
    <div className={classes['portions']}>
      {portions.map((portion, index) => (
        <PortionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a portion has no other identity
          key={index}
          portion={portion}
          path={`portions.${index}`}
          errors={errors}
          onChange={(changes) => save(portions.with(index, { ...portion, ...changes }))}
          onDefault={() => save(portions.map((one) => ({ ...one, isDefault: one === portion })))}
          onRemove={() => save(portions.filter((one) => one !== portion))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={portions.length >= maxPortions}
        onClick={() => save([...portions, emptyPortion])}
      >
        {t('form.addPortion')}
      </Button>
    </div>
  );
});

/** The grams are typed; the server refuses an empty field. */
const emptyPortion: Portion = { label: '', label_en: '', grams: '' as never, isDefault: false };

interface PortionRowProps {
  portion: Portion;
  /** Name of the fields up to the field: `portions.0`. */
  path: string;
  errors: Errors;
  onChange: (changes: Partial<Portion>) => void;
  onDefault: () => void;
  onRemove: () => void;
}

function PortionRow({ portion, path, errors, onChange, onDefault, onRemove }: PortionRowProps) {
  const t = useTexts('aliments');
  const textField = (name: 'label' | 'label_en') => ({
    label: t(`fields.${name}`),
    maxLength: 80,
    name: `${path}.${name}`,
    value: portion[name],
    error: errors[`${path}.${name}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  });

  return (
    <fieldset className={classes['portion']}>
      <TextInput placeholder={t('form.portionExample')} {...textField('label')} />
      <TextInput {...textField('label_en')} />
      <DecimalInput
        label={t('fields.grams')}
        suffix=" g"
        decimalScale={1}
        hideControls
        inputMode="decimal"
        name={`${path}.grams`}
        value={portion.grams}
        error={errors[`${path}.grams`]}
        onChange={(value) => onChange({ grams: value as number })}
      />
      <Radio label={t('fields.isDefault')} checked={portion.isDefault} onChange={onDefault} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('form.removePortion', { label: portion.label })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </fieldset>
  );
}
