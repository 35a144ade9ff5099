import { Anchor, Checkbox, Group, TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { accountRoutes } from '../contract.ts';
import { documentKinds } from '../contract/documents.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useRegistration } from './queries.ts';

export type RegistrationValues = ApiRequest<typeof accountRoutes.register>;

interface RegisterFormProps {
  /** Values sent before, when the form is opened again to correct them. */
  lastValues: RegistrationValues | null;
  onSent: (registration: RegistrationValues) => void;
}

export function RegisterForm({ lastValues, onSent }: RegisterFormProps) {
  const t = useTexts('account');
  const { language } = useLanguage();
  const documents = useRegistration();
  const linked = documentKinds.filter((kind) => documents?.[kind]);
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
      <Checkbox
        label={t(documents?.terms ? 'register.agreement' : 'register.confirmation')}
        description={t('register.agreementText')}
        {...form.field('agreement', { type: 'checkbox' })}
      />
      {linked.length > 0 && (
        <Group gap="4px 16px">
          {linked.map((kind) => (
            <Anchor key={kind} href={documents?.[kind]} target="_blank" rel="noreferrer" size="sm">
              {t(`documents.${kind}.title`)}
            </Anchor>
          ))}
        </Group>
      )}
    </FormSheet>
  );
}
