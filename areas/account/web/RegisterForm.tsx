import { TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { accountRoutes } from '../contract.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PlatformAgreement } from './PlatformAgreement.tsx';

export type RegistrationValues = ApiRequest<typeof accountRoutes.register>;

interface RegisterFormProps {
  /** Values sent before, when the form is opened again to correct them. */
  lastValues: RegistrationValues | null;
  onSent: (registration: RegistrationValues) => void;
}

export function RegisterForm({ lastValues, onSent }: RegisterFormProps) {
  const t = useTexts('account');
  const { language } = useLanguage();
  const form = useServerForm({
    initialValues: { name: '', businessName: '', email: '', password: '', agreement: false, ...lastValues },
    route: accountRoutes.register,
    toRequest: (values) => ({ ...values, locale: language }) as RegistrationValues,
    onSuccess: (_, values) => onSent({ ...values, locale: language } as RegistrationValues),
  });

  return (
    <FormSheet form={form} save={t('register.submit')} wide>
      <TextInput label={t('fields.name')} autoComplete="name" size="md" required {...form.field('name')} />
      <TextInput
        label={t('register.businessName')}
        description={t('register.businessNameHelp')}
        autoComplete="organization"
        size="md"
        {...form.field('businessName')}
      />
      <TextInput
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        size="md"
        required
        {...form.field('email')}
      />
      <NewPasswordField label={t('fields.password')} size="md" required {...form.field('password')} />
      <PlatformAgreement text={t('register.agreementText')} field={form.field('agreement', { type: 'checkbox' })} />
    </FormSheet>
  );
}
