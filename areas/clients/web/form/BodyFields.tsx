import { Input, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { genders } from '../../contract.ts';
import classes from './fields.module.css';
import type { ClientFormValues } from './form-values.ts';

export function BodyFields({ form: { field } }: { form: ServerForm<ClientFormValues> }) {
  const t = useTexts('clients');
  const { language } = useLanguage();
  const { error: genderError, onFocus: _focus, onBlur: _blur, ...gender } = field('gender');

  return (
    <div className={classes['fields']}>
      <Input.Wrapper
        label={t('fields.gender')}
        description={t('form.genderHelp')}
        error={genderError}
        labelElement="div"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        className={classes['wide']}
      >
        <SegmentedControl
          aria-label={t('fields.gender')}
          data={[
            { value: '', label: t('form.notSaid') },
            ...genders.map((value) => ({ value: value as string, label: t(`gender.${value}`) })),
          ]}
          fullWidth
          {...gender}
        />
      </Input.Wrapper>
      <TextInput label={t('fields.birthDate')} type="date" max={today()} {...field('birthDate')} />
      <NumberInput
        label={t('fields.heightCm')}
        rightSection={<span className={classes['unit']}>{t('form.cm')}</span>}
        rightSectionWidth={44}
        decimalSeparator={language === 'it' ? ',' : '.'}
        allowedDecimalSeparators={[',', '.']}
        decimalScale={1}
        allowNegative={false}
        clampBehavior="none"
        hideControls
        {...field('heightCm')}
      />
    </div>
  );
}

function today(): string {
  return new Date().toLocaleDateString('en-CA');
}
