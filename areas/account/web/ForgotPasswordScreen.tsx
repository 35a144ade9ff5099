import { TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { accountRoutes } from '../contract.ts';
import { GuestPage } from './GuestPage.tsx';
import { MailSent } from './MailSent.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail typed at the login. Not in the URL, which is logged. */
    email?: string;
  }
}

export function ForgotPasswordScreen() {
  const t = useTexts('account');
  const typed = useLocation().state.email ?? '';
  const [email, setEmail] = useState(typed);
  const [isSent, setSent] = useState(false);
  const form = useServerForm({
    initialValues: { email },
    route: accountRoutes.askReset,
    onSuccess: (_, values) => {
      setEmail(values.email);
      setSent(true);
    },
  });

  if (isSent)
    return (
      <MailSent
        intro={t('mailSent.reset', { email })}
        help={t('mailSent.unknown')}
        route={accountRoutes.askReset}
        request={{ email }}
        onChange={() => setSent(false)}
      />
    );
  return (
    <GuestPage
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      footer={
        <LinkAnchor to="/login" size="sm">
          {t('forgot.back')}
        </LinkAnchor>
      }
    >
      <FormSheet form={form} save={t('forgot.submit')} wide>
        <TextInput
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          {...form.field('email')}
        />
      </FormSheet>
    </GuestPage>
  );
}
