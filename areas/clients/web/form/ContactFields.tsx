import { Select, TextInput } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import classes from './fields.module.css';
import type { ClientFormValues } from './form-values.ts';

interface ContactFieldsProps {
  form: ServerForm<ClientFormValues>;
  isRegistered: boolean;
}

export function ContactFields({ form: { field }, isRegistered }: ContactFieldsProps) {
  const t = useTexts('clients');

  return (
    <div className={classes['fields']}>
      <TextInput label={t('fields.name')} autoComplete="off" required withAsterisk={false} {...field('name')} />
      <TextInput
        label={t('fields.email')}
        description={t(isRegistered ? 'form.emailRegistered' : 'form.emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        withAsterisk={false}
        {...field('email')}
      />
      <TextInput
        label={t('fields.phone')}
        description={t('form.phoneHelp')}
        placeholder={t('form.phonePlaceholder')}
        type="tel"
        autoComplete="off"
        {...field('phone')}
      />
      <Select
        label={t('fields.locale')}
        description={t('form.localeHelp')}
        data={(['it', 'en'] as const).map((value) => ({ value, label: t(`locale.${value}`) }))}
        allowDeselect={false}
        data-field="locale"
        {...field('locale')}
      />
    </div>
  );
}
