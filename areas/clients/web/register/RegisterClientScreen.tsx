import { Loader } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GuestPage, InvalidLink, InlineAlert } from '#areas/account/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { storedLanguage } from '#shell/web/texts/language.ts';
import { applyLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../../contract.ts';
import { RegisterClientForm } from './RegisterClientForm.tsx';

/** Opened by the link of an invitation. Reading the invitation does not use the link up. */
export function RegisterClientScreen() {
  const t = useTexts('clients');
  const token = String((useSearch({ strict: false }) as { token?: unknown }).token ?? '');
  const { data: invitation, error } = useApiQuery(
    clientRoutes.readInvitation,
    { token },
    { staleTime: Number.POSITIVE_INFINITY, meta: { skipGlobalErrorHandler: true } },
  );
  const language = invitation?.locale;

  // Synchronises with the language of the app: the coach's choice for the client, unless this device has one.
  useEffect(() => {
    if (language && !storedLanguage()) void applyLanguage(language);
  }, [language]);

  if (error && error.status === 422) return <InvalidInvitation />;
  if (error)
    return (
      <GuestPage title={t('register.reading')}>
        <InlineAlert tone="bad">{error.message || t('register.unreachable')}</InlineAlert>
      </GuestPage>
    );
  if (!invitation)
    return (
      <GuestPage title={t('register.reading')}>
        <Loader size="sm" aria-hidden="true" />
      </GuestPage>
    );
  return <RegisterClientForm token={token} invitation={invitation} />;
}

function InvalidInvitation() {
  const t = useTexts('clients');
  return (
    <InvalidLink
      reason={t('register.invalidTitle')}
      help={t('register.invalidText')}
      recoveryAction={<LinkButton to="/login">{t('register.login')}</LinkButton>}
    />
  );
}
